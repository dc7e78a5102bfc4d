/** Phrases of rental units in German, as used in East Belgium. */
import type { HolidayPhrases } from './phrases.ts';

export const de: HolidayPhrases = {
  nouns: {
    STUDIO: ['Studio', 'ein Studio', 'dieses Studio'],
    APARTMENT: ['Ferienwohnung', 'eine Ferienwohnung', 'diese Ferienwohnung'],
    PENTHOUSE: ['Penthouse', 'ein Penthouse', 'dieses Penthouse'],
    HOUSE: ['Ferienhaus', 'ein Ferienhaus', 'dieses Ferienhaus'],
    CHALET: ['Chalet', 'ein Chalet', 'dieses Chalet'],
    GITE: ['Landhaus', 'ein Landhaus', 'dieses Landhaus'],
    VILLA: ['Villa', 'eine Villa', 'diese Villa'],
  },
  persons: ['eine Person', '{n} Personen'],
  places: {
    'HU-201': 'Der Deich von Knokke ist dreihundert Meter entfernt, das Zwin eine halbe Stunde mit dem Rad.',
    'HU-202': 'Sie blicken direkt auf den Pier von Blankenberge und hören nachts die Brandung.',
    'HU-203': 'Die Königlichen Galerien, das Casino und der Bahnhof von Ostende sind zu Fuß erreichbar.',
    'HU-204': 'Der Jachthafen liegt Ihnen zu Füßen, Fischmarkt und Krabbenstände sind um die Ecke.',
    'HU-205': 'In der Concession von De Haan radeln Sie zwischen weißen Villen der Belle Époque zum Strand.',
    'HU-206': 'In Middelkerke ist der Deich erneuert: breit, autofrei und mit Sitzstufen bis zum Sand.',
    'HU-207': 'Bredene ist einer der wenigen Badeorte ohne Deich: Hier gehen Sie durch die Dünen zum Meer.',
    'HU-208': 'Zwischen der Fahrrinne und dem Strand von Nieuwpoort legt alle Viertelstunde die Fähre an.',
    'HU-209': 'Der breiteste Strand der Küste beginnt in De Panne, dahinter liegen die Dünen des Westhoek.',
    'HU-210':
      'In Koksijde steigen Sie auf den Hoge Blekker, die höchste Düne Belgiens, und sehen zwei Länder zugleich.',
    'HU-211':
      'Durbuy erkundet man zu Fuß: Kajaks, Formschnittgarten und Terrassen liegen keine zehn Minuten entfernt.',
    'HU-212':
      'Oberhalb von La Roche beginnen die Wanderwege an der Auffahrt; unten windet sich die Ourthe um die Burg.',
    'HU-213':
      'Der Bach, der einst das Mühlrad trieb, fließt noch immer durch den Garten, drei Kilometer von Bouillon.',
    'HU-214': 'Im September hört man hier die Hirsche röhren: Saint-Hubert liegt mitten im großen Wald.',
    'HU-215':
      'Die Abtei von Stavelot und die Rennstrecke von Spa-Francorchamps sind einen Katzensprung entfernt.',
    'HU-216': 'Hinter Malmedy beginnt das Hohe Venn; im Winter starten dort die Langlaufloipen.',
    'HU-217': 'Die Grotten von Han und den Wildpark erreichen Sie von Rochefort aus in zehn Minuten.',
    'HU-218': 'Von der Terrasse sehen Sie die Thermen von Spa; eine Standseilbahn bringt Sie zum Bad.',
    'HU-219':
      'Die rosa Salzlagunen von Torrevieja liegen ganz in der Nähe, der Strand von La Mata fünf Gehminuten entfernt.',
    'HU-220': 'Zwischen dem Montgó und der Bucht von Jávea blühen im Februar die Mandelbäume.',
    'HU-221':
      'Ein Pfad mit zweihundert Stufen führt bei Moraira hinab in eine Kiesbucht, in der man schnorcheln kann.',
    'HU-222': 'Die blauen Kuppeln von Altea liegen über Ihnen, die Fischrestaurants unten an der Promenade.',
    'HU-223': 'In Fuengirola fährt die Küstenbahn bis zum Flughafen, einen Mietwagen brauchen Sie nicht.',
    'HU-224': 'Die Altstadt von Marbella mit ihrem Orangenplatz erreichen Sie zu Fuß in einer Viertelstunde.',
  },
  title: [
    '{name}: {plain} für {persons} in {place}',
    '{Plain} in {place}: {name}',
    '{place} für {persons}: {name}',
    '{place}: {plain}, {bedrooms}',
    'Ferien in {place}: {name}',
  ],
  'opening.COAST': [
    '{name}: {a}, das Meer immer in der Nähe.',
    'Lust auf frische Luft? {name} empfängt {persons} in {place}.',
    'Wer {place} kennt, kommt wieder, und {this} ist ein guter Grund dafür.',
    'Schuhe aus, Fenster auf: In {name} beginnt der Urlaub sofort.',
    '{This} bietet viel Licht und salzige Luft.',
  ],
  'opening.ARDENNES': [
    '{name}: {a} für {persons}, mit dem Wald als Garten.',
    'Wer Stille sucht, findet sie in {name} bei {place}.',
    'Mit Feuer im Kamin und Platz am Tisch lädt {this} zu langen Abenden ein.',
    'Rucksack ab und Füße ans Feuer: So endet ein Tag in {name}.',
  ],
  'opening.SPAIN': [
    'Dreihundert Sonnentage im Jahr: {name} in {place} macht etwas daraus.',
    '{name}: {a} für {persons} an der spanischen Küste.',
    'Frühstück unter der Pergola, schwimmen vor dem Abendessen: Dazu lädt {this} ein.',
    'In {place} wird {this} mit Sorgfalt vermietet, als wären Sie persönlich zu Gast.',
  ],
  'sleeping.STUDIO': [
    'Der Wohnraum hat ein Klappbett und eine Schlafnische mit Etagenbett.',
    'Alles liegt in einem hellen Raum, mit einem guten Bett hinter einer Schiebewand.',
  ],
  'sleeping.ONE': [
    'Sie schlafen in einem getrennten Zimmer und auf einem soliden Schlafsofa.',
    'Es gibt ein Schlafzimmer und in der Sitzecke ein Schlafsofa für zwei.',
  ],
  'sleeping.MANY': [
    'Vorhanden sind {bedrooms} und {bathrooms}, genug für {persons}.',
    '{Bedrooms} und {bathrooms} geben jedem seinen eigenen Platz.',
    'Für die Nacht gibt es {bedrooms}, dazu {bathrooms}.',
  ],
  facilities: {
    SEA_VIEW: ['Vom Sofa blicken Sie über das Meer.', 'Das Meer füllt das ganze Fenster.'],
    POOL: [
      'Der Pool ist von Ostern bis Allerheiligen geöffnet.',
      'Im Pool ziehen Sie vor dem Frühstück Ihre Bahnen.',
    ],
    SAUNA: ['Nach der Wanderung wartet die Sauna.', 'Für kalte Tage gibt es eine finnische Sauna.'],
    TERRACE: [
      'Auf der Terrasse steht ein Tisch für alle.',
      'Die Terrasse hat Sonne bis zum Abend.',
      'Den Kaffee trinken Sie auf der Terrasse.',
    ],
    GARDEN: [
      'Kinder spielen im eingezäunten Garten.',
      'Der Garten ist groß genug für ein kleines Fußballspiel.',
    ],
    BARBECUE: ['Ein Grill steht bereit.', 'Gegrillt wird draußen, Holzkohle gibt es im Dorf.'],
    FIREPLACE: ['Das Holz für den Kamin liegt gestapelt.', 'Das offene Feuer brennt in fünf Minuten.'],
    AIR_CONDITIONING: ['Die Klimaanlage hält die Zimmer kühl.', 'Alle Räume sind klimatisiert.'],
    DISHWASHER: [
      'Die Küche hat eine Spülmaschine und komplettes Geschirr.',
      'Den Abwasch macht die Spülmaschine.',
    ],
    WASHING_MACHINE: [
      'Eine Waschmaschine ist auch da.',
      'Sand und Schlamm verschwinden in der Waschmaschine.',
    ],
    BED_LINEN: ['Bettwäsche und Handtücher sind inbegriffen.', 'Die Betten sind bei Ihrer Ankunft bezogen.'],
    COT: ['Für die Kleinsten steht ein Kinderbett bereit.'],
    HIGH_CHAIR: ['Ein Hochstuhl ist vorhanden.'],
    LIFT: ['Mit dem Aufzug sind Sie gleich oben.', 'Das Gebäude hat einen Aufzug.'],
    WHEELCHAIR_ACCESS: ['Mit dem Rollstuhl kommen Sie überall ohne Schwelle hinein.'],
    PARKING: ['Das Auto hat seinen eigenen Stellplatz.', 'Parken ist kostenlos, direkt vor der Tür.'],
    EV_CHARGING: ['Ihr Elektroauto laden Sie an der hauseigenen Ladestation.'],
    BICYCLE_SHED: [
      'Fahrräder stehen sicher im Schuppen.',
      'Für Fahrräder gibt es einen abgeschlossenen Raum.',
    ],
  },
  'pets.YES': [
    'Ihr Hund ist willkommen.',
    'Haustiere dürfen mit, eine kurze Anfrage genügt.',
    'Hunde sind erlaubt; wir bitten nur, sie von den Betten fernzuhalten.',
  ],
  'pets.NO': [
    'Haustiere bleiben zu Hause, mit Rücksicht auf Gäste mit Allergien.',
    'Haustiere sind nicht erlaubt.',
    'Aus gesundheitlichen Gründen lassen die Eigentümer keine Tiere zu.',
  ],
  practical: [
    'Anreise ab 16 Uhr, Abreise vor 10 Uhr.',
    'Den Schlüssel holen Sie bei uns ab oder finden ihn im Tresor, den Code erhalten Sie per E-Mail.',
    'Die Endreinigung übernehmen wir; Sie räumen nur auf.',
    'Die Kaution zahlen Sie vorab und erhalten sie innerhalb einer Woche zurück.',
    'Wasser und Strom sind im Preis enthalten, die Kurtaxe nicht.',
  ],
  closing: [
    'Fragen Sie Ihren Zeitraum an, {agent} bestätigt innerhalb eines Werktags.',
    'Eine Anfrage verpflichtet zu nichts: Zuerst prüft {agent}, ob alles passt.',
    'Fragen zur Umgebung? {agent} kennt dort jede Bäckerei.',
    'Wer früh bucht, wählt seine Woche; {agent} hilft Ihnen gern.',
    'Unser Büro in {office} begleitet Ihren Aufenthalt, auch am Wochenende.',
  ],
};
