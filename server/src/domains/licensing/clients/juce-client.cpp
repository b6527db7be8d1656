// JUCE's own unlocking module, as a plugin has it, without a window: tries to unlock against a shop, and says what came of it.
#include <juce_core/juce_core.h>
#include <juce_cryptography/juce_cryptography.h>
#include <juce_data_structures/juce_data_structures.h>
#include <juce_events/juce_events.h>
#include <juce_product_unlocking/juce_product_unlocking.h>

using namespace juce;

struct Plugin : public TracktionMarketplaceStatus
{
    Plugin (String u, String p, String k, String m) : url (u), product (p), key (k), machine (m) { load(); }

    String getProductID() override { return product; }
    RSAKey getPublicKey() override { return RSAKey (key); }
    void saveState (const String& text) override { state = text; }
    String getState() override { return state; }
    String getWebsiteName() override { return "Soundfair"; }
    URL getServerAuthenticationURL() override { return URL (url); }
    StringArray getLocalMachineIDs() override { return StringArray (machine); }

    String url, product, key, machine, state;
};

int main (int argc, char* argv[])
{
    if (argc != 7) return 2;
    Plugin plugin (argv[1], argv[2], argv[3], argv[4]);
    const auto result = plugin.attemptWebserverUnlock (argv[5], argv[6]);
    plugin.save();
    // What was saved is read again, as after a restart.
    plugin.load();
    auto* answer = new DynamicObject();
    answer->setProperty ("succeeded", result.succeeded);
    answer->setProperty ("isUnlocked", (bool) plugin.isUnlocked());
    answer->setProperty ("expiry", plugin.getExpiryTime().toMilliseconds());
    answer->setProperty ("email", plugin.getUserEmail());
    answer->setProperty ("message", result.informativeMessage);
    answer->setProperty ("error", result.errorMessage);
    answer->setProperty ("url", result.urlToLaunch);
    std::cout << JSON::toString (var (answer), true) << std::endl;
    return 0;
}
