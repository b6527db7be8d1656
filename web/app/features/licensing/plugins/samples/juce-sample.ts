import type { Sample, SampleValues } from './sample.ts'

const write = ({
  endpoint,
  creatorId,
  productId,
  juceKey,
}: SampleValues): string => `// Soundfair licensing for JUCE 7 and newer. Needs juce_core and juce_cryptography.
#pragma once
#include <juce_core/juce_core.h>
#include <juce_cryptography/juce_cryptography.h>

namespace soundfair
{
static const juce::String endpoint { "${endpoint}" };
static const juce::String creatorId { "${creatorId}" };
static const juce::String productId { "${productId}" };
// Ship the key in the binary: one that is fetched could be anybody's.
static const juce::String publicKey { "${juceKey}" };

struct Answer { int status = 0; juce::String text; };

inline Answer send (juce::URL url, const juce::String& body = {}, const juce::String& type = "text/plain", const juce::String& more = {})
{
    Answer answer;
    auto options = juce::URL::InputStreamOptions (juce::URL::ParameterHandling::inAddress)
                       .withExtraHeaders ("Content-Type: " + type + (more.isEmpty() ? juce::String() : "\\r\\n" + more))
                       .withConnectionTimeoutMs (10000)
                       .withStatusCode (&answer.status);
    if (auto stream = (body.isEmpty() ? url : url.withPOSTData (body)).createInputStream (options))
        answer.text = stream->readEntireStreamAsString().trim();
    return answer;
}

inline juce::MemoryBlock fromBase64Url (juce::String text)
{
    text = text.replaceCharacter ('-', '+').replaceCharacter ('_', '/');
    while (text.length() % 4 != 0) text << "=";
    juce::MemoryOutputStream bytes;
    juce::Base64::convertFromBase64 (bytes, text);
    return bytes.getMemoryBlock();
}

/** The claims of a token that is ours, for this product and this device; void for every other text. */
inline juce::var readToken (const juce::String& token, const juce::String& deviceSignature)
{
    const auto parts = juce::StringArray::fromTokens (token, ".", {});
    if (parts.size() != 3) return {};

    const auto header = juce::JSON::parse (fromBase64Url (parts[0]).toString());
    if (header["alg"].toString() != "RS256") return {};

    const auto signature = fromBase64Url (parts[2]);
    juce::BigInteger value;
    value.parseString (juce::String::toHexString (signature.getData(), (int) signature.getSize(), 0), 16);
    juce::RSAKey (publicKey).applyToValue (value);

    // PKCS#1 v1.5: 00 01 ff .. ff 00, then what says SHA-256, then the hash.
    const auto signedPart = parts[0] + "." + parts[1];
    const auto hash = juce::SHA256 (signedPart.toRawUTF8(), signedPart.getNumBytesAsUTF8()).toHexString();
    const auto expected = "1" + juce::String::repeatedString ("ff", (int) signature.getSize() - 54) + "00"
                        + "3031300d060960864801650304020105000420" + hash;
    if (value.toString (16) != expected) return {};

    const auto claims = juce::JSON::parse (fromBase64Url (parts[1]).toString());
    const auto isOurs = claims["aud"].toString() == productId && claims["iss"].toString() == creatorId
                     && claims["sig"].toString() == deviceSignature;
    const auto isOver = claims.hasProperty ("exp") && (double) claims["exp"] * 1000.0 < (double) juce::Time::currentTimeMillis();
    return isOurs && ! isOver ? claims : juce::var();
}

/** Opens the browser and waits for the customer. Call it on a thread of its own; empty when it comes to nothing. */
inline juce::String activate (const juce::String& deviceName, const juce::String& deviceSignature, const juce::String& appVersion)
{
    auto* device = new juce::DynamicObject();
    device->setProperty ("deviceName", deviceName);
    device->setProperty ("deviceSignature", deviceSignature);
    const auto url = juce::URL (endpoint + "/api/client/activations/" + productId + "/request")
                         .withParameter ("format", "JWT").withParameter ("method", "Online").withParameter ("appVersion", appVersion);
    const auto asked = send (url, juce::JSON::toString (juce::var (device), true), "application/json");
    if (asked.status != 200) return {};

    const auto request = juce::JSON::parse (asked.text);
    juce::URL (request["browser"].toString()).launchInDefaultBrowser();

    for (int turn = 0; turn < 1800 && ! juce::Thread::currentThreadShouldExit(); ++turn)
    {
        juce::Thread::sleep (2000);
        const auto polled = send (juce::URL (request["request"].toString()));
        if (polled.status == 200 && ! readToken (polled.text, deviceSignature).isVoid()) return polled.text;
        if (polled.status == 400) return {};   // called off, or an hour old
    }
    return {};
}

enum class Verdict { good, no, unknown };

/** Once a day, in the background. Only a 400 is a no; for everything else go on in your grace time. */
inline Verdict validate (juce::String& token, const juce::String& deviceSignature, const juce::String& appVersion)
{
    const auto url = juce::URL (endpoint + "/api/client/licenses/" + productId + "/validate")
                         .withParameter ("format", "JWT").withParameter ("appVersion", appVersion);
    const auto answer = send (url, token);
    if (answer.status == 400) return Verdict::no;
    if (answer.status != 200 || readToken (answer.text, deviceSignature).isVoid()) return Verdict::unknown;
    token = answer.text;   // store it
    return Verdict::good;
}

/** Gives the seat back, when the customer deactivates. */
inline bool release (const juce::String& token)
{
    const auto url = juce::URL (endpoint + "/api/client/licenses/" + productId + "/revoke").withParameter ("format", "JWT");
    return send (url, token).status == 200;
}

/** Once a day, in the background: the release that is newer than this version, for this customer; void when there is none.
    Its downloads have platform, name, size, sha256 and url; ask for the url with the same header. */
inline juce::var findUpdate (const juce::String& token, const juce::String& appVersion)
{
   #if JUCE_MAC
    const juce::String platform { "Mac" };
   #elif JUCE_WINDOWS
    const juce::String platform { "Windows" };
   #else
    const juce::String platform { "Linux" };
   #endif
    const auto url = juce::URL (endpoint + "/api/client/products/" + productId + "/latest")
                         .withParameter ("platform", platform).withParameter ("version", appVersion);
    const auto answer = send (url, {}, "text/plain", "Authorization: LicenseToken " + token);
    if (answer.status != 200) return {};
    const auto latest = juce::JSON::parse (answer.text);
    return (bool) latest["isNewer"] ? latest : juce::var();
}
}
`

export const juceSample: Sample = { id: 'juce', label: 'C++ (JUCE)', fileName: 'SoundfairLicense.h', write }
