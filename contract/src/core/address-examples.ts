/** Example addresses of countries, for address forms. */
type AddressExample = { street: string; postCode: string; city: string; region: string }

/** Street, postcode, city, and the region where addresses need one. */
const examples: Readonly<Record<string, readonly [street: string, postCode: string, city: string, region?: string]>> = {
  AT: ['Mariahilfer Straße 12', '1060', 'Wien'],
  AU: ['12 Crown Street', '2010', 'Sydney', 'NSW'],
  BE: ['Antoine Dansaertstraat 12', '1000', 'Brussel'],
  BG: ['bul. Vitosha 12', '1000', 'Sofia'],
  BR: ['Avenida Paulista 1200', '01310-100', 'São Paulo', 'SP'],
  CA: ['120 Elgin Street', 'K2P 1L4', 'Ottawa', 'ON'],
  CH: ['Langstrasse 12', '8004', 'Zürich'],
  CN: ['Nanjing Xilu 120', '200041', 'Shanghai', 'Shanghai'],
  CY: ['Ledra 12', '1011', 'Nicosia'],
  CZ: ['Vinohradská 12', '120 00', 'Praha'],
  DE: ['Invalidenstraße 12', '10115', 'Berlin'],
  DK: ['Istedgade 12', '1650', 'København'],
  EE: ['Telliskivi 12', '10611', 'Tallinn'],
  ES: ['Calle de Fuencarral 12', '28004', 'Madrid'],
  FI: ['Vaasankatu 12', '00500', 'Helsinki'],
  FR: ['12 rue Oberkampf', '75011', 'Paris'],
  GB: ['12 Berwick Street', 'W1F 0PN', 'London'],
  GR: ['Ermou 12', '105 63', 'Athina'],
  HR: ['Ilica 12', '10000', 'Zagreb'],
  HU: ['Király utca 12', '1061', 'Budapest'],
  IE: ['12 Camden Street', 'D02 AF30', 'Dublin'],
  IL: ['Dizengoff 12', '6433222', 'Tel Aviv'],
  IN: ['12 Church Street', '560001', 'Bengaluru', 'Karnataka'],
  IS: ['Laugavegur 12', '101', 'Reykjavík'],
  IT: ['Via del Pigneto 12', '00176', 'Roma'],
  JP: ['1-2-3 Kitazawa', '155-0031', 'Setagaya-ku', 'Tokyo'],
  KR: ['12 Wausan-ro', '04053', 'Seoul'],
  LI: ['Städtle 12', '9490', 'Vaduz'],
  LT: ['Pilies g. 12', 'LT-01123', 'Vilnius'],
  LU: ['12 rue Philippe II', '2340', 'Luxembourg'],
  LV: ['Brīvības iela 12', 'LV-1010', 'Rīga'],
  MC: ['12 rue Grimaldi', '98000', 'Monaco'],
  MT: ['12 Republic Street', 'VLT 1117', 'Valletta'],
  MX: ['Calle Orizaba 12', '06700', 'Ciudad de México', 'CDMX'],
  NL: ['Haarlemmerstraat 12', '1013 ER', 'Amsterdam'],
  NO: ['Markveien 12', '0554', 'Oslo'],
  NZ: ['12 Cuba Street', '6011', 'Wellington'],
  PL: ['ul. Mokotowska 12', '00-561', 'Warszawa'],
  PT: ['Rua da Rosa 12', '1200-387', 'Lisboa'],
  RO: ['Strada Lipscani 12', '030033', 'București'],
  RS: ['Knez Mihailova 12', '11000', 'Beograd'],
  SE: ['Skånegatan 12', '116 37', 'Stockholm'],
  SG: ['12 Haji Lane', '189205', 'Singapore'],
  SI: ['Trubarjeva cesta 12', '1000', 'Ljubljana'],
  SK: ['Obchodná 12', '811 06', 'Bratislava'],
  TH: ['12 Soi Ari', '10400', 'Bangkok'],
  TR: ['İstiklal Caddesi 12', '34433', 'İstanbul'],
  UA: ['vul. Reitarska 12', '01030', 'Kyiv'],
  US: ['120 W 30th Street', '10001', 'New York', 'NY'],
  ZA: ['12 Kloof Street', '8001', 'Cape Town'],
}

export const addressExample = (country: string): AddressExample | undefined => {
  const found = examples[country]
  if (!found) return undefined
  const [street, postCode, city, region = ''] = found
  return { street, postCode, city, region }
}
