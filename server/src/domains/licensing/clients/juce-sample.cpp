// Goes the way of a plugin with the sample that stands on /creator/plugins, and says what came of each step.
#include "SoundfairLicense.h"
#include <iostream>

static const char* wordOf (soundfair::Verdict verdict)
{
    if (verdict == soundfair::Verdict::good) return "good";
    return verdict == soundfair::Verdict::no ? "no" : "unknown";
}

int main (int, char* arguments[])
{
    const juce::String device (arguments[1]);
    auto token = soundfair::activate ("Studio PC", device, "1.0.0");
    std::cout << "token " << token << std::endl;
    const auto claims = soundfair::readToken (token, device);
    std::cout << "user " << claims["u:name"].toString() << " trial " << (bool) claims["trial"] << " method " << claims["method"].toString() << std::endl;
    std::cout << "elsewhere " << ! soundfair::readToken (token, "another device").isVoid() << std::endl;
    std::cout << "forged " << ! soundfair::readToken (token.dropLastCharacters (4) + "AAAA", device).isVoid() << std::endl;
    std::cout << "validated " << wordOf (soundfair::validate (token, device, "1.0.0")) << std::endl;
    const auto update = soundfair::findUpdate (token, "1.0.0");
    std::cout << "update " << update["version"].toString() << " " << update["downloads"].size() << " " << update["notes"].toString() << std::endl;
    const auto file = update["downloads"][0];
    const auto options = juce::URL::InputStreamOptions (juce::URL::ParameterHandling::inAddress).withExtraHeaders ("Authorization: LicenseToken " + token);
    juce::MemoryBlock bytes;
    if (const auto stream = juce::URL (file["url"].toString()).createInputStream (options)) stream->readIntoMemoryBlock (bytes);
    const auto isWhole = (juce::int64) bytes.getSize() == (juce::int64) file["size"];
    std::cout << "file " << file["name"].toString() << " " << isWhole << " " << file["sha256"].toString() << std::endl;
    juce::File (juce::SystemStats::getEnvironmentVariable ("DOWNLOAD_TO", {})).replaceWithData (bytes.getData(), bytes.getSize());
    std::cout << "newest " << soundfair::findUpdate (token, update["version"].toString()).isVoid() << std::endl;
    std::cout << "released " << soundfair::release (token) << std::endl;
    std::cout << "afterwards " << wordOf (soundfair::validate (token, device, "1.0.0")) << std::endl;
    return 0;
}
