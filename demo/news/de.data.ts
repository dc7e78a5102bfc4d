/** The agency's news in German. */
import type { NewsTexts } from './news.ts';

export const de: NewsTexts = {
  deed: {
    title: 'Vom Kompromiss zur Urkunde: Was geschieht in diesen vier Monaten?',
    summary:
      'Zwischen der Unterschrift unter dem Kompromiss und den Schlüsseln liegen einige Monate. Die Schritte der Reihe nach.',
    body: [
      'Mit dem Kompromiss ist der Verkauf geschlossen: Käufer und Verkäufer sind gebunden, auch wenn die Urkunde erst später folgt. Der Käufer leistet eine Anzahlung, meist zehn Prozent, die auf dem Konto des Notars bleibt.',
      'Danach holt der Notar Auskünfte bei Gemeinde, Amt Rechtssicherheit und Steuerverwaltung ein. Der Käufer regelt inzwischen seinen Kredit; enthält der Kompromiss eine aufschiebende Bedingung, läuft jetzt deren Frist.',
      'Binnen vier Monaten wird die Urkunde unterzeichnet. An diesem Tag zahlen Sie den Restbetrag und erhalten die Schlüssel. Lesen Sie die Zähler gemeinsam ab, dann gibt es später keine Diskussion.',
    ],
    pictureAlt: 'Zwei Personen unterzeichnen an einem Tisch einen Kaufvertrag',
  },
  renovation: {
    title: 'Renovierungspflicht in Flandern: Wer muss was, und bis wann?',
    summary:
      'Wer in Flandern eine Wohnung mit der Klasse E oder F kauft, übernimmt eine Renovierungspflicht. Das muss kein Grund sein, nicht zu kaufen.',
    body: [
      'Wer in Flandern ein Haus oder eine Wohnung mit Energieklasse E oder F in vollem Eigentum erwirbt, muss innerhalb der gesetzlichen Frist mindestens Klasse D erreichen. Die Frist beginnt mit der notariellen Urkunde.',
      'In unseren Anzeigen ist die Pflicht immer bei den Energiedaten vermerkt. Fragen Sie bei der Besichtigung nach Dach, Fenstern und Heizung: Oft genügen zwei Maßnahmen.',
      'Besprechen Sie die Arbeiten mit Ihrer Bank, bevor Sie unterschreiben. Für energetische Renovierungen gibt es Darlehen und Prämien; die Bedingungen veröffentlicht die flämische Verwaltung.',
    ],
    pictureAlt: 'Ein eingerüstetes Reihenhaus mit neuer Dachdämmung',
  },
  gentOffice: {
    title: 'Unser Büro in Gent ist renoviert',
    summary:
      'Nach sechs Wochen Umbau empfangen wir Sie wieder in der Zonnestraat, mit einem eigenen Raum für Baupläne.',
    body: [
      'Die Fassade blieb, wie sie war, innen ist fast alles neu. Es gibt einen offenen Empfang, einen ruhigen Raum für Gespräche und einen langen Tisch, auf dem sich Baupläne ganz ausbreiten lassen.',
      'Mit dem Fahrrad kommen Sie nun durch den Hof, wo zehn Plätze vorhanden sind. Mit Rollstuhl oder Kinderwagen stoßen Sie auf keine Schwelle mehr.',
      'Die Öffnungszeiten ändern sich nicht. Schauen Sie vorbei: Der Kaffee steht bereit.',
    ],
    pictureAlt: 'Der neue Empfang des Büros in Gent',
  },
  photos: {
    title: 'Sieben Tipps für Fotos, die Ihrem Haus gerecht werden',
    summary: 'Die erste Besichtigung findet am Bildschirm statt. Eine Stunde Vorbereitung bringt viel.',
    body: [
      'Öffnen Sie alle Vorhänge und schalten Sie die Lampen ein, auch am Tag. Räumen Sie jede Arbeitsfläche zur Hälfte frei und parken Sie das Auto eine Straße weiter.',
      'Fotografieren Sie gerade auf eine Wand oder aus einer Ecke, in Brusthöhe und mit wenig Weitwinkel. Ein Raum, der größer wirkt, als er ist, enttäuscht bei der Besichtigung.',
      'Zeigen Sie auch die Straße, den Garten und den Abstellraum. Käufer suchen nicht nur schöne Ecken, sie möchten das Haus verstehen. Unser Fotograf berät Sie gern.',
    ],
    pictureAlt: 'Ein Fotograf stellt in einem hellen Wohnzimmer ein Stativ auf',
  },
  asbestos: {
    title: 'Asbestbescheinigung: in Flandern Pflicht bei älteren Gebäuden',
    summary:
      'Stammt Ihr Gebäude aus der Zeit vor 2001, gehört zum Verkauf in Flandern eine Asbestbescheinigung. Beantragen Sie sie rechtzeitig.',
    body: [
      'Ein zertifizierter Sachverständiger kommt vor Ort, nimmt bei Bedarf Proben und erstellt ein Verzeichnis. Rechnen Sie mit einigen Wochen zwischen Termin und Bescheinigung, im Frühjahr mit mehr.',
      'Die Bescheinigung sagt, wo sich Asbest befindet und wie dringend es ist. Sie verpflichtet den Verkäufer nicht, ihn vor dem Verkauf zu entfernen, aber ein Käufer möchte es wissen.',
      'In Brüssel und in der Wallonie gelten andere Regeln. Unser Büro sagt Ihnen, welches Dokument Ihre Gemeinde verlangt.',
    ],
    pictureAlt: 'Wellplatten auf dem Dach einer alten Garage',
  },
  summer: {
    title: 'Sommer am Meer: Der Kalender ist offen',
    summary:
      'Ab heute können Sie einen Aufenthalt für den nächsten Sommer anfragen. Die Wochen um den 15. August sind immer zuerst vergeben.',
    body: [
      'Zehn Ferienunterkünfte an der Küste, von Knokke-Heist bis De Panne, stehen mit Preisen und freien Wochen auf unserer Website. Im Juli und August vermieten wir wochenweise, von Samstag bis Samstag.',
      'Eine Anfrage ist keine Buchung: Wir prüfen, ob der Zeitraum frei ist, antworten innerhalb eines Werktags, und erst dann legen Sie sich fest.',
      'Sie kommen mit Hund, Rollstuhl oder Elektroauto? Auf jeder Seite steht, was möglich ist.',
    ],
    pictureAlt: 'Windschutz und Strandkabinen an einem belgischen Strand',
  },
  indexation: {
    title: 'Miete indexieren: So rechnen Sie nach',
    summary:
      'Einmal im Jahr darf die Miete dem Gesundheitsindex folgen. Die Formel ist einfach, die Ausnahmen sind es weniger.',
    body: [
      'Die neue Miete ist die Grundmiete, multipliziert mit dem neuen Gesundheitsindex und geteilt durch den Anfangsindex. Der Anfangsindex ist der des Monats vor Abschluss des Vertrags, der neue der des Monats vor dem Jahrestag des Inkrafttretens.',
      'Der Vermieter muss die Anpassung schriftlich verlangen. Rückwirkend gilt sie für höchstens drei Monate.',
      'Die Regionen haben die Indexierung für Wohnungen mit schwacher Energieklasse begrenzt. Sehen Sie also zuerst auf den PEB-Ausweis, und bitten Sie uns im Zweifel um eine Berechnung.',
    ],
    pictureAlt: 'Ein Taschenrechner neben einem Mietvertrag',
  },
  liegeTeam: {
    title: 'Verstärkung für das Team in Lüttich',
    summary:
      'Katharina Schröder begleitet ab sofort Käufer und Verkäufer in Eupen, Malmedy und Sankt Vith, auf Deutsch und auf Französisch.',
    body: [
      'Das Büro am Boulevard de la Sauvenière bekommt eine Kollegin, die Ostbelgien wie ihre Westentasche kennt. Katharina ist in Raeren aufgewachsen und hat zuvor bei einem Notar in Eupen gearbeitet.',
      'Als zugelassene Immobilienmaklerin spricht sie mit Kunden auf beiden Seiten der Sprachgrenze, und das ist bei einem Kauf oft die halbe Arbeit.',
    ],
    pictureAlt: 'Eine Maklerin im Gespräch mit einem Paar am Empfang',
  },
  vat: {
    title: 'Neubau kaufen: Mehrwertsteuer oder Registrierungsgebühren?',
    summary:
      'Auf einen Neubau zahlen Sie meist Mehrwertsteuer statt Registrierungsgebühren. Was das für Ihr Budget bedeutet.',
    body: [
      'Für die Mehrwertsteuer ist ein Gebäude neu bis zum 31. Dezember des zweiten Jahres nach dem der ersten Nutzung. Auf den Bau zahlen Sie dann in der Regel 21 Prozent; verkauft dasselbe Unternehmen auch den Grund, gilt das auch für diesen.',
      'Gehört der Grund jemand anderem, fallen auf diesen Teil Registrierungsgebühren an. Beides kommt vor, manchmal in derselben Straße.',
      'Verlangen Sie immer eine vollständige Berechnung: Mehrwertsteuer, Anschlüsse, Teilungsakte und Notar. Bei unseren Projekten erhalten Sie sie für jede Einheit.',
    ],
    pictureAlt: 'Ein Mehrfamilienhaus im Bau mit einem Kran',
  },
  spain: {
    title: 'Zweitwohnsitz in Spanien: Beginnen Sie mit Ihrer Nummer',
    summary: 'Ohne NIE-Nummer kein Kauf. Was Sie vorab regeln, und wer Ihnen hilft.',
    body: [
      'Jeder Ausländer, der in Spanien kauft, braucht eine NIE, eine Identifikationsnummer. Sie beantragen sie beim spanischen Konsulat oder lassen das mit einer Vollmacht erledigen.',
      'Ein unabhängiger Anwalt prüft Kataster, Baugenehmigung und mögliche Schulden: In Spanien folgen sie der Immobilie. Rechnen Sie neben dem Preis mit etwa dreizehn Prozent Steuern und Kosten, je nach Region.',
      'Unsere Kollegen begleiten Sie in Ihrer Sprache, von der ersten Frage bis zum Notar vor Ort.',
    ],
    pictureAlt: 'Weiße Häuser und Bougainvilleen über einer Bucht',
  },
  flood: {
    title: 'P-Score und G-Score: Wie liest man das Überschwemmungsrisiko?',
    summary:
      'Seit 2023 gehört zu jedem Verkauf in Flandern ein Buchstabe für die Parzelle und einer für das Gebäude. Das bedeuten sie.',
    body: [
      'Der P-Score betrifft die Parzelle, der G-Score das Gebäude. A heißt, dass keine Überschwemmung modelliert ist, B eine geringe Wahrscheinlichkeit unter Klimawandel, C eine geringe, D eine mittlere.',
      'Ein D für die Parzelle und ein A für das Gebäude ist also durchaus möglich: Der Garten wird nass, das Haus bleibt trocken. Fragen Sie, wann es zuletzt geschah und wie hoch das Wasser stand.',
      'Bei uns stehen die Werte bei den städtebaulichen Auskünften, auch wenn die Antwort beruhigt.',
    ],
    pictureAlt: 'Eine überschwemmte Wiese an einem Fluss',
  },
  openDay: {
    title: 'Tag der offenen Baustelle: Sehen Sie, wo Sie wohnen werden',
    summary:
      'Am letzten Samstag des Monats können Sie vier unserer Projekte besuchen, mit Helm und Stiefeln.',
    body: [
      'In Gent, Antwerpen, Namur und Nieuwpoort stehen die Tore von zehn bis sechzehn Uhr offen. Unsere Makler und die Architekten führen Sie herum; wer sich lieber allein umsieht, kann auch das.',
      'Tragen Sie feste Schuhe. Helme gibt es in allen Größen, auch für Kinder ab sechs Jahren.',
      'Eine Anmeldung ist nicht nötig, doch wer uns eine Uhrzeit nennt, muss nicht warten.',
    ],
    pictureAlt: 'Besucher mit Helmen auf einer Baustelle',
  },
  inventory: {
    title: 'Der Ortsbefund: eine Stunde Arbeit, die eine Kaution rettet',
    summary:
      'Am Anfang jeder Miete steht ein ausführlicher Ortsbefund. Ohne ihn gilt die Wohnung als so übernommen, wie Sie sie hinterlassen.',
    body: [
      'Der Ortsbefund wird im Beisein von Mieter und Vermieter erstellt, solange die Wohnung leer ist oder im ersten Monat. Die Kosten werden geteilt.',
      'Notieren Sie Kratzer, Flecken und Zählerstände, und machen Sie Fotos mit Datum. Lassen Sie beide Parteien jede Seite abzeichnen und registrieren Sie ihn mit dem Mietvertrag.',
      'Am Ende der Miete wird verglichen. Für gewöhnliche Abnutzung zahlt ein Mieter nicht.',
    ],
    pictureAlt: 'Ein Klemmbrett und ein Schlüsselbund auf einer Fensterbank',
  },
  electricity: {
    title: 'Elektrik nicht in Ordnung? Verkaufen dürfen Sie trotzdem',
    summary:
      'Zum Verkauf einer älteren Wohnung gehört eine Prüfung der Elektroanlage. Ein negativer Bericht verhindert den Verkauf nicht.',
    body: [
      'Stammt die Anlage aus der Zeit vor Juni 1981 oder wurde sie nie vollständig geprüft, lässt der Verkäufer sie vor dem Kompromiss prüfen. Der Bericht sagt, ob sie den Vorschriften entspricht.',
      'Tut sie das nicht, hat der Käufer nach der Urkunde achtzehn Monate Zeit, sie in Ordnung zu bringen. Das steht in der Urkunde, und die Prüfstelle wird informiert.',
      'Einen Verteilerkasten zu ersetzen, ist meist keine große Sache. Holen Sie ein Angebot ein, bevor Sie bieten, dann wissen Sie, woran Sie sind.',
    ],
    pictureAlt: 'Ein alter Sicherungskasten neben einem neuen Verteiler',
  },
  offSeason: {
    title: 'Nebensaison: die Ardennen in aller Stille',
    summary:
      'Von November bis Ostern mieten Sie unsere Landhäuser und Chalets schon ab zwei Nächten, auch unter der Woche.',
    body: [
      'Das Laub ist gefallen, die Wege sind leer, und das Feuer brennt. Wer am Montag anreist, zahlt den niedrigsten Preis und hat den Wald für sich.',
      'In den Karnevalsferien und um Weihnachten gelten andere Preise und eine längere Mindestdauer. Auf jeder Seite stehen die Saisons nebeneinander.',
      'Unser Tipp: Bringen Sie Wanderschuhe mit, denen Schlamm nichts ausmacht, und lassen Sie das Auto stehen.',
    ],
    pictureAlt: 'Nebel über einem Ardennental im Herbst',
  },
};
