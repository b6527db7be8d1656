// Goes the way of a plugin with the sample that stands on /creator/plugins, and says what came of each step.
mod soundfair_license;
use soundfair_license::{activate, find_update, read_token, release, validate, Verdict};

fn verdict(token: &str, device: &str) -> &'static str {
    match validate(token, device) {
        Verdict::Good(_) => "good",
        Verdict::No => "no",
        Verdict::Unknown => "unknown",
    }
}

/// Fetches a file as a plugin does: with the header that showed it.
fn download(url: &str, token: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let answer = ureq::get(url).set("authorization", &format!("LicenseToken {token}")).call().expect("a file");
    std::io::Read::read_to_end(&mut answer.into_reader(), &mut bytes).expect("all of it");
    bytes
}

fn main() {
    let device = std::env::args().nth(1).expect("a device");
    let token = activate("Studio PC", &device, |browser| println!("browser {browser}")).expect("a token");
    println!("token {token}");
    let license = read_token(&token, &device).expect("a license");
    println!("user {} trial {} method {}", license.user, license.trial, license.method);
    println!("elsewhere {}", read_token(&token, "another device").is_some());
    println!("forged {}", read_token(&format!("{}AAAA", &token[..token.len() - 4]), &device).is_some());
    println!("validated {}", verdict(&token, &device));
    let update = find_update(&token, "Linux", "1.0.0").expect("an update");
    println!("update {} {} {}", update.version, update.downloads.len(), update.notes);
    let file = &update.downloads[0];
    let bytes = download(&file.url, &token);
    println!("file {} {} {}", file.name, bytes.len() as u64 == file.size, file.sha256);
    std::fs::write(std::env::var("DOWNLOAD_TO").expect("a place"), bytes).expect("a file");
    println!("newest {}", find_update(&token, "Linux", &update.version).is_none());
    println!("released {}", release(&token));
    println!("afterwards {}", verdict(&token, &device));
}
