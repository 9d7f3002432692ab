//! `serve`: serves the book on this machine. The pages run the learner's own code.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

use super::ServeOptions;
use super::print::progress;
use crate::own_files::state_of;
use crate::page::local;
use crate::serve::address::RecordedAddress;
use crate::serve::builds::LearnerBuilds;
use crate::serve::figures::{Building, Figures};
use crate::serve::guard::AllowedHosts;
use crate::serve::server::Learning;
use crate::serve::session::Session;
use crate::serve::{server, site, updates, watch};

pub(super) fn serve(root: &Path, options: &ServeOptions) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("Can't start the server's threads")?;
    runtime.block_on(async {
        // Take the port before the slow build, so that the learner sees immediately if it's in use.
        let listener = server::bind(options.port).await?;
        let address = listener
            .local_addr()
            .context("Can't read the address of the server")?;
        let state = state_of(root);
        let bar = progress("Building the book");
        let site = site::build(root, state)?;
        bar.finish_and_clear();
        let builds = LearnerBuilds::new(root);
        updates::tell_of_updates(builds.clone(), state);
        let session = Session::new(address.port(), |next| {
            println!(
                "Your browser can now edit files and save your progress. To use another browser, open {next}"
            );
        })?;
        let opened = session.address();
        let (figures, building) = Figures::new(root);
        let learning = Learning {
            builds: builds.clone(),
            session,
            figures,
        };
        let hosts = AllowedHosts::new(address.port(), &options.allow_host);
        let app = server::router(&site, learning, hosts);
        let _recorded = RecordedAddress::new(root, address);
        println!("Eight Ways is running. Open {opened}      (to stop, press Ctrl-C)");
        std::io::stdout().flush().ok();
        if options.open {
            open_in_browser(&opened);
        }
        let root = root.to_owned();
        std::thread::spawn(move || build_figures(&root, &building, builds));
        tokio::select! {
            result = axum::serve(listener, app) => result.context("the server stopped")?,
            _ = tokio::signal::ctrl_c() => {}
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Builds the figures while the book is already served, and then the learner's exercises on each save.
fn build_figures(root: &Path, building: &Building, builds: LearnerBuilds) {
    let built = local::build(root, |file| building.ready(file))
        .and_then(|()| watch::build_on_save(root, builds));
    match built {
        Ok(()) => {
            building.end(Ok(()));
            println!("The figures are ready.");
        }
        Err(error) => {
            let words = format!(
                "The live figures couldn't be built, so the pages show still pictures instead. {error:#}"
            );
            eprintln!("{words}");
            building.end(Err(words));
        }
    }
}

fn open_in_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    if std::process::Command::new(opener)
        .arg(address)
        .spawn()
        .is_err()
    {
        eprintln!("Can't open a browser from here. Open the address above yourself.");
    }
}
