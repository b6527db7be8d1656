// Goes the way of a plugin with the sample that stands on /creator/plugins, and says what came of each step.
mod soundfair_license;
use soundfair_license::{activate, read_token, release, validate, Verdict};

fn verdict(token: &str, device: &str) -> &'static str {
    match validate(token, device) {
        Verdict::Good(_) => "good",
        Verdict::No => "no",
        Verdict::Unknown => "unknown",
    }
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
    println!("released {}", release(&token));
    println!("afterwards {}", verdict(&token, &device));
}
