//! `serve`: serves the book on this machine. The pages run the learner's own code.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

use super::ServeOptions;
use super::build::widgets_or_still;
use super::print::progress;
use crate::book::site::{Edition, build_site};
use crate::serve::address::RecordedAddress;
use crate::serve::guard::AllowedHosts;
use crate::serve::live::LiveBuilds;
use crate::serve::server::Learning;
use crate::serve::session::Session;
use crate::serve::{server, updates, watch};

pub(super) fn serve(root: &Path, options: &ServeOptions) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("Can't start the server's threads")?;
    runtime.block_on(async {
        // Take the port before the slow build, so that the learner sees immediately if it's in use.
        let listener = server::bind(options.port).await?;
        let address = listener
            .local_addr()
            .context("Can't read the address of the server")?;
        let widgets = widgets_or_still(root);
        let site = root.join("target/course/site");
        let bar = progress("Building the book");
        let edition = Edition {
            live: widgets.is_some(),
            ..Edition::default()
        };
        build_site(root, widgets.as_ref(), edition, &site)?;
        bar.finish_and_clear();
        let learning = match widgets {
            Some(_) => {
                let builds = LiveBuilds::new(root);
                watch::build_on_save(root, builds.clone())?;
                updates::tell_of_updates(builds.clone());
                let session = Session::new(address.port(), |next| {
                    println!(
                        "Your browser can now edit files and save your progress. To use another browser, open {next}"
                    );
                })?;
                Some(Learning { builds, session })
            }
            None => None,
        };
        let opened = match &learning {
            Some(learning) => learning.session.address(),
            None => format!("http://{address}/"),
        };
        let hosts = AllowedHosts::new(address.port(), &options.allow_host);
        let app = server::router(&site, learning, hosts);
        let _recorded = RecordedAddress::new(root, address);
        println!("Eight Ways is running. Open {opened}      (to stop, press Ctrl-C)");
        std::io::stdout().flush().ok();
        if options.open {
            open_in_browser(&opened);
        }
        tokio::select! {
            result = axum::serve(listener, app) => result.context("the server stopped")?,
            _ = tokio::signal::ctrl_c() => {}
        }
        Ok(ExitCode::SUCCESS)
    })
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
