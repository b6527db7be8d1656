import type { Sample, SampleValues } from './sample.ts'

const write = ({ endpoint, creatorId, productId, pem }: SampleValues): string => `// Soundfair licensing for Rust.
// Cargo.toml: jsonwebtoken = "9", serde = { version = "1", features = ["derive"] }, ureq = { version = "2", features = ["json"] }
use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use std::{thread, time::Duration};

const ENDPOINT: &str = "${endpoint}";
const CREATOR: &str = "${creatorId}";
const PRODUCT: &str = "${productId}";
// Ship the key in the binary: one that is fetched could be anybody's.
const PUBLIC_KEY: &str = r#"${pem.trim()}"#;

#[derive(Debug, Deserialize)]
pub struct License {
    pub sig: String,
    pub trial: bool,
    pub method: String,
    pub validated: u64,
    #[serde(rename = "u:name")]
    pub user: String,
}

#[derive(Deserialize)]
struct Request {
    request: String,
    browser: String,
}

/// The license in a token that is ours, for this product and this device.
pub fn read_token(token: &str, device_signature: &str) -> Option<License> {
    let mut rules = Validation::new(Algorithm::RS256);
    rules.set_audience(&[PRODUCT]);
    rules.set_issuer(&[CREATOR]);
    // Perpetual licenses have no end; where there is one, it counts.
    rules.set_required_spec_claims(&["aud", "iss"]);
    let key = DecodingKey::from_rsa_pem(PUBLIC_KEY.as_bytes()).ok()?;
    let license = decode::<License>(token.trim(), &key, &rules).ok()?.claims;
    (license.sig == device_signature).then_some(license)
}

/// Opens the browser and waits for the customer. None when it comes to nothing.
pub fn activate(device_name: &str, device_signature: &str, open_browser: impl Fn(&str)) -> Option<String> {
    let url = format!("{ENDPOINT}/api/client/activations/{PRODUCT}/request?format=JWT&method=Online");
    let body = ureq::json!({ "deviceName": device_name, "deviceSignature": device_signature });
    let asked: Request = ureq::post(&url).send_json(body).ok()?.into_json().ok()?;
    open_browser(&asked.browser);
    for _ in 0..1800 {
        thread::sleep(Duration::from_secs(2));
        match ureq::get(&asked.request).call() {
            Ok(answer) if answer.status() == 200 => {
                let token = answer.into_string().ok()?;
                return read_token(&token, device_signature).map(|_| token);
            }
            Err(ureq::Error::Status(400, _)) => return None, // called off, or an hour old
            _ => {}
        }
    }
    None
}

pub enum Verdict {
    Good(String),
    No,
    Unknown,
}

/// Once a day, in the background. Only a 400 is a no; for everything else go on in your grace time.
pub fn validate(token: &str, device_signature: &str) -> Verdict {
    let url = format!("{ENDPOINT}/api/client/licenses/{PRODUCT}/validate?format=JWT");
    match ureq::post(&url).set("content-type", "text/plain").send_string(token) {
        Ok(answer) => match answer.into_string() {
            Ok(fresh) if read_token(&fresh, device_signature).is_some() => Verdict::Good(fresh),
            _ => Verdict::Unknown,
        },
        Err(ureq::Error::Status(400, _)) => Verdict::No,
        Err(_) => Verdict::Unknown,
    }
}

/// Gives the seat back, when the customer deactivates.
pub fn release(token: &str) -> bool {
    let url = format!("{ENDPOINT}/api/client/licenses/{PRODUCT}/revoke?format=JWT");
    ureq::post(&url).set("content-type", "text/plain").send_string(token).is_ok()
}

#[derive(Debug, Deserialize)]
pub struct File {
    pub name: String,
    pub size: u64,
    pub sha256: String,
    /// Ask for it with the same header.
    pub url: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    pub version: String,
    pub notes: String,
    pub is_newer: Option<bool>,
    pub downloads: Vec<File>,
}

/// Once a day: the release that is newer than this version, for this customer. Platforms are Mac, Windows and Linux.
pub fn find_update(token: &str, platform: &str, version: &str) -> Option<Update> {
    let url = format!("{ENDPOINT}/api/client/products/{PRODUCT}/latest?platform={platform}&version={version}");
    let asked = ureq::get(&url).set("authorization", &format!("LicenseToken {token}")).call().ok()?;
    let latest: Update = asked.into_json().ok()?;
    (latest.is_newer == Some(true)).then_some(latest)
}
`

export const rustSample: Sample = { id: 'rust', label: 'Rust', fileName: 'soundfair_license.rs', write }
