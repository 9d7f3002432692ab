//! The course folder: is it writable, is it on this machine's own disk, and is there enough free space?

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::finding::Finding;

/// The space that the course needs. The first `cargo run` and `cargo test` take 2.2 GB on Linux. Exercises and updates
/// add to that.
const NEEDED_KIB: u64 = 3 * 1024 * 1024;

/// With less free space than this, not even one step can be built.
const TOO_LITTLE_KIB: u64 = 300 * 1024;

/// The first folder that the course has to write to but can't, with the reason.
pub fn first_unwritable(root: &Path) -> Option<String> {
    ["", "exercises", "target", ".course"]
        .into_iter()
        .map(|folder| root.join(folder))
        .find_map(|folder| {
            // The course creates missing folders in the first one.
            let probe = folder.join(".doctor-probe");
            if !folder.is_dir() {
                return None;
            }
            match fs::write(&probe, "").and_then(|()| fs::remove_file(&probe)) {
                Ok(()) => None,
                Err(error) => Some(format!("{}: {error}", folder.display())),
            }
        })
}

/// Whether the course can write to its folders. `trouble` is a folder that it can't write to, and the reason.
pub fn writable(trouble: Option<String>) -> Finding {
    match trouble {
        None => Finding::ok("The course can write to its folder."),
        Some(trouble) => Finding::fail(
            format!("The course can't write to one of its folders: {trouble}"),
            "Give yourself write permission for that folder, or clone the course into your home folder.",
        ),
    }
}

/// The free space in KiB, if the system has `df`.
pub fn free_kib(folder: &Path) -> Option<u64> {
    let output = Command::new("df")
        .arg("-Pk")
        .arg(folder)
        .env("LC_ALL", "C")
        .output()
        .ok()?;
    free_kib_of(&String::from_utf8_lossy(&output.stdout))
}

/// Reads the output of `df -Pk`. The free space is the field before the used percentage; the name of the file
/// system may contain spaces.
pub fn free_kib_of(df: &str) -> Option<u64> {
    let fields: Vec<&str> = df.lines().nth(1)?.split_whitespace().collect();
    let percentage = fields.iter().position(|field| {
        field
            .strip_suffix('%')
            .is_some_and(|number| number.parse::<u64>().is_ok())
    })?;
    fields.get(percentage.checked_sub(1)?)?.parse().ok()
}

/// Whether there is enough free space.
pub fn disk(free_kib: Option<u64>) -> Finding {
    let remedy = "Free some disk space. To delete everything that was built for the course, run: cargo clean";
    let in_words = |kib: u64| match kib {
        0..1_048_576 => format!("{} MB", kib / 1024),
        _ => format!("{} GB", kib / 1024 / 1024),
    };
    match free_kib {
        None => Finding::ok(format!(
            "The doctor can't read the free disk space on this system. The course needs about {}.",
            in_words(NEEDED_KIB)
        )),
        Some(free) => {
            let what = format!(
                "The disk has {} of free space. The course needs about {}.",
                in_words(free),
                in_words(NEEDED_KIB)
            );
            match free {
                0..TOO_LITTLE_KIB => Finding::fail(what, remedy),
                TOO_LITTLE_KIB..NEEDED_KIB => Finding::warn(what, remedy),
                _ => Finding::ok(what),
            }
        }
    }
}

/// The mounted file systems; empty if the system doesn't list them.
pub fn mounts() -> String {
    fs::read_to_string("/proc/mounts").unwrap_or_default()
}

/// Whether this is Linux inside Windows.
pub fn is_wsl() -> bool {
    fs::read_to_string("/proc/version")
        .is_ok_and(|version| version.to_lowercase().contains("microsoft"))
}

/// How the names of synchronized folders begin, in lower case and without spaces.
const SYNCED: [(&str, &str); 7] = [
    ("onedrive", "OneDrive"),
    ("dropbox", "Dropbox"),
    ("icloud", "iCloud"),
    ("com~apple~clouddocs", "iCloud"),
    ("googledrive", "Google Drive"),
    ("mydrive", "Google Drive"),
    ("nextcloud", "Nextcloud"),
];

/// File systems whose files are on another machine, or outside this virtual machine.
const REMOTE: [&str; 17] = [
    "nfs",
    "nfs4",
    "cifs",
    "smb3",
    "smbfs",
    "afs",
    "ceph",
    "9p",
    "drvfs",
    "davfs",
    "vboxsf",
    "prl_fs",
    "fuse.sshfs",
    "fuse.rclone",
    "fuse.davfs2",
    "fuse.vmhgfs-fuse",
    "fuse.glusterfs",
];

/// Whether the folder is on this machine's own disk and not in a synchronized folder. `mounts` has the format
/// of `/proc/mounts`.
pub fn location(folder: &Path, mounts: &str, is_wsl: bool) -> Finding {
    let remedy = "Clone the course into a folder on this machine's own disk, for example into your home folder.";
    if let Some(service) = folder.iter().find_map(synced_by) {
        return Finding::warn(
            format!(
                "The course is in a {service} folder. {service} copies every build, and it can lock files while the course writes them."
            ),
            remedy,
        );
    }
    if is_wsl && is_windows_drive(folder) {
        return Finding::warn(
            "The course is on a Windows drive, but you run it in Linux. Builds are slow there, and the course notices saves late.",
            "Clone the course into your Linux home folder: first run cd ~, then git clone ...",
        );
    }
    let is_share = folder.to_string_lossy().starts_with(r"\\")
        && !folder.to_string_lossy().starts_with(r"\\?\");
    let remote = file_system_of(folder, mounts).filter(|kind| REMOTE.contains(kind));
    match remote {
        Some(kind) => Finding::warn(
            format!(
                "The course is on a network or shared drive ({kind}). Builds are slow there, and the course may notice saves late."
            ),
            remedy,
        ),
        None if is_share => Finding::warn(
            "The course is on a network drive. Builds are slow there, and the course may notice saves late.",
            remedy,
        ),
        None => Finding::ok(
            "The course is on this machine's own disk and not in a synchronized folder.",
        ),
    }
}

fn synced_by(name: &OsStr) -> Option<&'static str> {
    let name = name.to_string_lossy().to_lowercase().replace(' ', "");
    let mut known = SYNCED.iter();
    let found = known.find(|(start, _)| name.starts_with(start));
    found.map(|(_, service)| *service)
}

/// Whether the folder is `/mnt/c` or is inside it, for any drive letter.
fn is_windows_drive(folder: &Path) -> bool {
    let rest = folder.strip_prefix("/mnt").ok();
    let drive = rest.and_then(|rest| rest.iter().next());
    drive.is_some_and(|drive| drive.len() == 1)
}

/// The kind of file system that holds a folder: the one mounted closest above it, and the last one if several
/// are mounted at the same place.
fn file_system_of<'a>(folder: &Path, mounts: &'a str) -> Option<&'a str> {
    mounts
        .lines()
        .filter_map(|line| {
            let mut fields = line.split(' ').skip(1);
            let mounted_at = fields.next()?.replace(r"\040", " ");
            let kind = fields.next()?;
            let depth = Path::new(&mounted_at).iter().count();
            folder.starts_with(&mounted_at).then_some((depth, kind))
        })
        .max_by_key(|(depth, _)| *depth)
        .map(|(_, kind)| kind)
}
