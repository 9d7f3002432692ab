//! The folder of the course: is it writable, on this machine's own disk, and is there room?

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::finding::Finding;

/// What the course takes once everything is built.
const NEEDED_KIB: u64 = 2 * 1024 * 1024;

/// Too little for a single step.
const TOO_LITTLE_KIB: u64 = 300 * 1024;

/// The first of the folders that the course writes to and cannot, with the reason.
pub fn first_unwritable(root: &Path) -> Option<String> {
    ["", "exercises", "target", ".course"]
        .into_iter()
        .map(|folder| root.join(folder))
        .find_map(|folder| {
            // Those that are not there yet are made in the first one.
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

/// Whether the folder can be written to; otherwise where not, and why.
pub fn writable(trouble: Option<String>) -> Finding {
    match trouble {
        None => Finding::ok("the folder of the course can be written to"),
        Some(trouble) => Finding::fail(
            format!("a folder cannot be written to: {trouble}"),
            "give yourself the right to write there, or clone the course into your own home folder",
        ),
    }
}

/// How much room there is, where the system has `df`.
pub fn free_kib(folder: &Path) -> Option<u64> {
    let output = Command::new("df")
        .arg("-Pk")
        .arg(folder)
        .env("LC_ALL", "C")
        .output()
        .ok()?;
    free_kib_of(&String::from_utf8_lossy(&output.stdout))
}

/// Reads what `df -Pk` prints: the free space stands before the percentage that is used. A file system's name
/// may have spaces.
pub fn free_kib_of(df: &str) -> Option<u64> {
    let fields: Vec<&str> = df.lines().nth(1)?.split_whitespace().collect();
    let percentage = fields.iter().position(|field| {
        field
            .strip_suffix('%')
            .is_some_and(|number| number.parse::<u64>().is_ok())
    })?;
    fields.get(percentage.checked_sub(1)?)?.parse().ok()
}

/// Whether there is enough room.
pub fn disk(free_kib: Option<u64>) -> Finding {
    let remedy = "make room; what was built for the course can go: cargo clean";
    let in_words = |kib: u64| match kib {
        0..1_048_576 => format!("{} MB", kib / 1024),
        _ => format!("{} GB", kib / 1024 / 1024),
    };
    match free_kib {
        None => Finding::ok(format!(
            "free disk space was not looked at on this system; the course takes about {}",
            in_words(NEEDED_KIB)
        )),
        Some(free) => {
            let what = format!(
                "{} of disk space are free; the course takes about {}",
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

/// The mounted file systems, where the system lists them.
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

/// File systems whose files lie on another machine or outside of this one.
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

/// Whether the folder lies on this machine's own disk and in no synchronized folder. `mounts` as in
/// `/proc/mounts`.
pub fn location(folder: &Path, mounts: &str, is_wsl: bool) -> Finding {
    let remedy = "clone the course into a folder on this machine's own disk, such as eight-ways in your home folder";
    if let Some(service) = folder.iter().find_map(synced_by) {
        return Finding::warn(
            format!(
                "the course lies in a folder of {service}, which copies every build and may hold files while they are written"
            ),
            remedy,
        );
    }
    if is_wsl && is_windows_drive(folder) {
        return Finding::warn(
            "the course lies on a drive of Windows, seen from Linux: builds are slow there, and saves are noticed late",
            "clone it inside Linux, for example: cd ~ and git clone ...",
        );
    }
    let is_share = folder.to_string_lossy().starts_with(r"\\")
        && !folder.to_string_lossy().starts_with(r"\\?\");
    let remote = file_system_of(folder, mounts).filter(|kind| REMOTE.contains(kind));
    match remote {
        Some(kind) => Finding::warn(
            format!(
                "the course lies on a network or shared drive ({kind}): builds are slow there, and saves may be noticed late"
            ),
            remedy,
        ),
        None if is_share => Finding::warn(
            "the course lies on a network drive: builds are slow there, and saves may be noticed late",
            remedy,
        ),
        None => Finding::ok("the course lies on no network drive and in no synchronized folder"),
    }
}

fn synced_by(name: &OsStr) -> Option<&'static str> {
    let name = name.to_string_lossy().to_lowercase().replace(' ', "");
    let mut known = SYNCED.iter();
    let found = known.find(|(start, _)| name.starts_with(start));
    found.map(|(_, service)| *service)
}

/// `/mnt/c` and what is in it.
fn is_windows_drive(folder: &Path) -> bool {
    let rest = folder.strip_prefix("/mnt").ok();
    let drive = rest.and_then(|rest| rest.iter().next());
    drive.is_some_and(|drive| drive.len() == 1)
}

/// The kind of the file system that a folder lies on: the one mounted closest above it, the last if several
/// are mounted there.
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
