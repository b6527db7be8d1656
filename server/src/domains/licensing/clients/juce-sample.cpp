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
    std::cout << "released " << soundfair::release (token) << std::endl;
    std::cout << "afterwards " << wordOf (soundfair::validate (token, device, "1.0.0")) << std::endl;
    return 0;
}
