/** Phrases of projects in German, with the terms of East Belgium: Breyne-Gesetz, Lastenheft, Teilungsakte. */
import type { ProjectPhrases } from './phrases.ts';

export const de: ProjectPhrases = {
  stories: {
    'PR-101':
      'An einem stillen Arm der Leie weicht eine alte Druckerei dem Projekt {name}. Die Fassaden aus ockerfarbenem Klinker erinnern an die Lagerhäuser von einst.',
    'PR-102':
      '{name} entsteht dort, wo die Stadt den Fluss berührt, neun Geschosse hoch. Oben sieht man die Schiffe einlaufen, weiter unten blickt man in einen Innenhof mit Birken.',
    'PR-103':
      'Nur einen Steinwurf von den Teichen von Ixelles entfernt verbirgt sich {name} hinter einer restaurierten Art-déco-Fassade. Auf der Rückseite öffnen sich die Wohnungen zu drei Gärten, die stufenweise abfallen.',
    'PR-104':
      'Wo früher Gemüsegärten bis an die Maas reichten, ist {name} geplant: zwei schlanke Baukörper um einen autofreien Platz. Auf dem Dach sind Beete für Bewohner vorgesehen, die gern selbst gärtnern.',
    'PR-105':
      '{name} liegt in einer Schleife der Dijle, zehn Gehminuten vom Grote Markt. Die alten Klostermauern blieben erhalten und umschließen heute einen gemeinsamen Garten.',
    'PR-106':
      'Zwischen Jachthafen und Strand nimmt {name} die Form einer Düne an: hell, abgestuft und voller Terrassen. Jede Wohnung ist so gedreht, dass sie Sonne und Seeluft einfängt.',
    'PR-107':
      '{name} vereint zwölf Familienhäuser um eine Spielwiese ohne Autos. Der Radschnellweg beginnt sozusagen vor der Haustür.',
    'PR-108':
      'Am Rand von Namur schmiegt sich {name} an den Hang eines alten Obstgartens. Die Hochstämme bleiben stehen, sodass jedes Haus einen in seinem Garten hat.',
    'PR-109':
      'In der Färberei einer ehemaligen Teppichweberei haben vier großzügige Häuser ein zweites Leben bekommen. {name} hat den Schornstein, die Sheddächer und die gusseisernen Säulen behalten.',
    'PR-110':
      '{name} liegt auf der grünen Seite von Eupen, wo der Hertogenwald beginnt. Drei kleine Gebäude aus Holz und Naturstein stehen mit Abstand zwischen den Buchen.',
    'PR-111':
      'Nahe am grünen Boulevard von Hasselt hat eine Brennerei dem Projekt {name} ihren Namen gegeben. Die Geschäfte im Erdgeschoss beleben den kleinen Platz schon jetzt.',
    'PR-112':
      'Am Waldrand von Wavre wird {name} vorbereitet, ein kleines Viertel, in dem sich Häuser und Wohnungen abwechseln. Die Genehmigung ist beantragt; wer sich jetzt meldet, wählt als Erster.',
  },
  nouns: {
    flats: ['eine Wohnung', '{n} Wohnungen'],
    houses: ['ein Haus', '{n} Häuser'],
    commercial: ['eine Gewerbefläche', '{n} Gewerbeflächen'],
    garages: ['eine Garage', '{n} Garagen und Stellplätze'],
  },
  quarters: ['ersten Quartal', 'zweiten Quartal', 'dritten Quartal', 'vierten Quartal'],
  quarterOf: '{quarter} {year}',
  planText: 'Grundriss von {number}, {name}',
  title: [
    '{name}, Neubau in {place}',
    'Neubauprojekt {name} in {place}',
    '{place}: {homes} im Projekt {name}',
    'Wohnen in {place}: {name}',
    '{name}: {homes} in {place}',
  ],
  mix: [
    'Das Projekt umfasst {mix} mit Wohnflächen von {smallest} bis {largest}.',
    'Zur Wahl stehen {mix}; die kleinste Einheit misst {smallest}, die größte {largest}.',
    'Insgesamt entstehen {mix}, von {smallest} bis {largest}.',
    '{Mix}: Das Angebot reicht von {smallest} für kompaktes Wohnen bis {largest} für die Familie.',
    'Mit {mix} zwischen {smallest} und {largest} ist für Erstkäufer, Familien und alle, die sich verkleinern möchten, etwas dabei.',
  ],
  architecture: [
    '{architect} hat eine zurückhaltende Architektur entworfen, die in Würde altert.',
    'Der Entwurf von {architect} setzt auf Tageslicht, tiefe Terrassen und Grün bis an die Fassade.',
    'Der Bauträger {developer} arbeitet mit dauerhaften Materialien: Klinker, Aluminiumfenster und Haustüren aus Eiche.',
    '{architect} hat sich für breite Fenster und Terrassen entschieden, die den Wohnraum wirklich erweitern.',
    'Hinter dem Projekt steht {developer}, in der Region durch mehrere erneuerte Viertel bekannt.',
    '{developer} bleibt beim menschlichen Maß: wenige Türen je Treppenhaus, viel Privatsphäre.',
    'Die von {architect} gezeichneten Fassaden wechseln zwischen Ziegel und Holz.',
  ],
  interior: [
    'Die Ausstattung ist bis ins Bad durchdacht, mit Eichenparkett und großformatigen Fliesen.',
    'Die Wohnräume liegen zur Sonne, die Schlafzimmer zur ruhigen Seite.',
    'Zu jeder Einheit gehören ein Abstellraum und ein Platz im abschließbaren Fahrradkeller.',
    'Raumhöhen von 2,60 Metern und bodentiefe Fenster lassen die Zimmer größer wirken, als die Zahlen vermuten lassen.',
    'Die Küchen stammen von einem belgischen Hersteller und werden nach Maß eingebaut.',
    'Bodengleiche Duschen und breite Türen machen das Wohnen in jedem Alter möglich.',
  ],
  technics: [
    'Eine Wärmepumpe mit Fußbodenheizung hält den Verbrauch niedrig: Erwartet wird die PEB-Klasse A.',
    'Geheizt und gekühlt wird mit Erdwärme, ganz ohne Gasanschluss.',
    'Dreifachverglasung, Lüftung mit Wärmerückgewinnung und Solarmodule sind im Preis enthalten.',
    'Regenwasser versorgt Toiletten und Garten, und jeder Stellplatz ist für eine Ladestation vorbereitet.',
    'Das Projekt erfüllt die Anforderungen an Niedrigstenergiegebäude.',
    'Solarmodule auf dem Dach liefern den Strom für die Gemeinschaftsflächen.',
    'Die Dämmung ist so gut, dass eine kleine Wärmepumpe genügt.',
  ],
  'stage.PLANNED': [
    'Die Arbeiten beginnen, sobald die Genehmigung vollstreckbar ist; die Übergabe ist im {delivery} geplant.',
    'Sie kaufen nach Plan, Grundrisse lassen sich noch anpassen. Übergabe im {delivery}.',
    'Der Verkauf nach Plan läuft, und die ersten Käufer entscheiden bei der Aufteilung mit. Fertig werden wir voraussichtlich im {delivery}.',
    'Der Zeitplan folgt, sobald die Genehmigung vorliegt.',
  ],
  'stage.UNDER_CONSTRUCTION': [
    'Der Rohbau geht gut voran, die Schlüssel folgen im {delivery}.',
    'Die Baustelle liegt im Zeitplan, die Übergabe erfolgt im {delivery}.',
    'Eine Baustellenbesichtigung ist nach Absprache möglich. Die Übergabe ist im {delivery} vorgesehen.',
    'Die Kräne stehen, die ersten Decken sind gegossen: Einziehen können Sie im {delivery}.',
    'Bis das Dach geschlossen ist, wählen Sie Ihre Ausstattung frei; die Übergabe folgt im {delivery}.',
  ],
  'stage.COMPLETED': [
    'Das Projekt wurde im {delivery} übergeben: Die freien Einheiten können Sie vor Ort besichtigen.',
    'Fertiggestellt wurde alles im {delivery}; Sie wissen also genau, was Sie kaufen.',
    'Die ersten Bewohner sind im {delivery} eingezogen.',
  ],
  money: [
    'Der Verkauf unterliegt der Mehrwertsteuer; die Preise verstehen sich ohne Mehrwertsteuer, Gebühren auf den Grund und Anschlusskosten.',
    'Rechnen Sie neben dem Preis mit Mehrwertsteuer, Notarkosten und Ihrem Anteil an der Teilungsakte.',
    'Sie erhalten von uns eine vollständige Berechnung mit Mehrwertsteuer und Kosten, damit es keine Überraschungen gibt.',
  ],
  breyne: [
    'Das Breyne-Gesetz schützt Sie: Sie zahlen nach Baufortschritt.',
    'Die Fertigstellung ist nach dem Breyne-Gesetz garantiert.',
  ],
  sold: ['Alle Häuser sind inzwischen verkauft; über ein nächstes Projekt informieren wir Sie gern.'],
  closing: [
    'Pläne, Lastenheft und Preisliste erhalten Sie bei {agent}.',
    '{agent} zeigt Ihnen gern das Modell und die Muster in unserem Büro in {office}.',
    'Vereinbaren Sie einen Termin in unserem Büro in {office} und sehen Sie die Pläne in voller Größe.',
    'Sie haben eine Frage zu einer bestimmten Einheit? {agent} antwortet noch am selben Tag.',
    'Wir gehen die Pläne mit Ihnen durch, ganz unverbindlich.',
  ],
};
