/** Phrases of estates in German, with the terms of East Belgium, such as Katastereinkommen and PEB. */
import type { Phrases } from './phrases.ts';

export const de: Phrases = {
  'title.HOME': [
    '{Plain}, {bedrooms}, in {place}',
    '{Plain} in {place}: {bedrooms} und {garden} Garten',
    '{Plain} mit {area} Wohnfläche in {place}',
    '{place}: {plain} mit Terrasse von {terrace}',
    '{Plain} in {place}: {bedrooms}, {garages}',
    '{Plain} in {place}',
  ],
  'title.STUDIO': [
    'Studio mit {area} in {place}',
    'Kompaktes Studio in {place}',
    '{place}: Studio {onLevel}',
  ],
  'title.LAND': [
    '{Plain} von {plot} in {place}',
    '{place}: {plain}, {plot}',
    '{Plain} in {place}, {plot} groß',
  ],
  'title.BUILDING': ['{Plain} mit {area} in {place}', '{place}: {plain}, {area}', '{Plain} in {place}'],
  'title.GARAGE': [
    '{Plain} in {place}',
    '{Plain} mit {garageArea} in {place}',
    '{place}: {plain} {inStreet}',
  ],
  'title.NEW': ['Neubau: {plain} in {place}, {bedrooms}', 'Neubau in {place}: {plain} mit {area}'],
  'title.SHELL': ['{Plain} in {place}, Rohbau zum Ausbauen', 'Geschlossener Rohbau: {plain} in {place}'],
  'title.TO_RENOVATE': ['{Plain} in {place}, renovierungsbedürftig', 'Zum Renovieren: {plain} in {place}'],

  'opening.HOUSE.SALE': [
    'In {place} steht {a} mit viel Platz und Licht zum Verkauf.',
    '{This} {inStreet} in {place} sucht neue Eigentümer.',
    'Manche Häuser erschließen sich erst von innen: {This} gehört dazu.',
    'Neu in unserem Angebot in {place}: {a} mit durchdachter Aufteilung.',
    'Wenn Sie in {place} mit der Familie Wurzeln schlagen möchten, ist {this} einen Besuch wert.',
    '{This} in {place} wirkt größer, als die Zahlen vermuten lassen.',
    'Von der Straße aus verrät {this} wenig, die Überraschung liegt im Inneren.',
    'Wer in {place} ein Zuhause sucht, sollte hier weiterlesen: {a} mit Charakter.',
  ],
  'opening.HOUSE.RENT': [
    'Zu vermieten in {place}: {a} mit {area} Wohnfläche.',
    'Lieber ein ganzes Haus als eine Etage? In {place} wird {a} frei.',
    '{This} in {place} sucht Mieter, die gern länger bleiben.',
    '{This} {inStreet} in {place} steht zur Vermietung.',
  ],
  'opening.APARTMENT.SALE': [
    '{This} in {place} macht den Alltag leicht.',
    '{OnLevel} eines gepflegten Hauses in {place} steht {a} zum Verkauf.',
    'Ob Eigenheim oder Kapitalanlage: {This} in {place} verdient Ihre Aufmerksamkeit.',
    'Hell, ruhig und pflegeleicht, so lässt sich {this} in {place} beschreiben.',
    'Zu verkaufen in {place}: {a} mit {area} Wohnfläche.',
    'In einem Gebäude aus dem Jahr {year} bietet {this} zeitgemäßen Komfort.',
    'Sie möchten sich verkleinern oder zum ersten Mal kaufen? {This} in {place} passt zu beidem.',
    'In {place}, {inStreet}, wartet {a} auf Ihren Besuch.',
  ],
  'opening.APARTMENT.RENT': [
    'Zu vermieten in {place}: {a} {onLevel}.',
    '{This} {inStreet} in {place} wird frei.',
    'Neu in der Stadt? {This} in {place} ist ein guter Anfang.',
    'In {place} vermieten wir {area} Wohnfläche: {This} liegt zentral und angenehm.',
    'Gut angebunden und angenehm zu bewohnen: {This} in {place} sucht einen Mieter.',
  ],
  'opening.LAND.SALE': [
    'Zu verkaufen in {place}: {a} von {plot}.',
    'Bauland und Boden werden in {place} knapp, {this} von {plot} ist daher eine Gelegenheit.',
    '{This} in {place} misst laut Kataster {plot}.',
    'Wer in {place} Grund sucht, findet hier {plot} am Stück.',
    'In {place} steht {a} mit einer Fläche von {plot} zum Verkauf.',
  ],
  'opening.COMMERCIAL.SALE': [
    'Zu verkaufen in {place}: {a} mit {area}.',
    'In den eigenen vier Wänden arbeiten: {This} in {place} macht es möglich.',
    '{This} in {place} ist gut sichtbar und leicht zu erreichen.',
    'Für Selbstständige und Betriebe: {This} {inStreet} bietet {area}.',
  ],
  'opening.COMMERCIAL.RENT': [
    'Zu vermieten in {place}: {a} mit {area}.',
    'Sie gründen oder ziehen um? {This} in {place} wird frei.',
    '{This} in {place} wartet auf einen Betrieb mit Plänen.',
    'In {place} wird {a} frei, gut sichtbar und verkehrsgünstig.',
  ],
  'opening.GARAGE.SALE': [
    'Schluss mit der Parkplatzsuche in {place}: {This} steht zum Verkauf.',
    'Zu verkaufen in {place}: {a} {inStreet}.',
    'Parken ist in {place} Glückssache, {this} schafft Abhilfe.',
    'Selbst nutzen oder vermieten: {This} in {place} lohnt sich.',
    'In {place} steht {a} mit {garageArea} zum Verkauf.',
  ],
  'opening.GARAGE.RENT': [
    'Zu vermieten in {place}: {a} {inStreet}.',
    'Ein fester Platz für Ihr Auto in {place}: {This} wird frei.',
    'In {place} ist {a} mit {garageArea} zu vermieten.',
    'Jeden Abend Runden drehen? {This} in {place} erspart Ihnen das.',
  ],
  'opening.INVESTMENT.SALE': [
    'Für Anleger: {a} mit {area} in {place}.',
    '{This} in {place} war stets gut vermietet.',
    'Stein bleibt eine sichere Anlage, {this} in {place} ist der Beweis.',
    'In {place} steht {a} zum Verkauf, das Verwaltung leicht und Erträge planbar macht.',
    'Sie suchen in {place} regelmäßige Mieteinnahmen? Dann prüfen Sie {this}.',
  ],

  'location.z': [
    'Strandpromenade, Küstentram und Geschäfte erreichen Sie zu Fuß.',
    'Sie wohnen am Meer, mit Strand und Dünen vor der Tür.',
    'Der Morgenspaziergang am Strand gehört hier zum Alltag.',
    'Auch außerhalb der Saison bleibt der Ort lebendig.',
  ],
  'location.c': [
    'Geschäfte, Schulen und Bushaltestellen liegen um die Ecke.',
    'Das Auto kann stehen bleiben: Markt, Kino und Bäcker sind nah.',
    'Das Viertel ist tagsüber belebt und abends erstaunlich ruhig.',
    'Ein Park, gute Bäckereien und mehrere Buslinien befinden sich in der Nähe.',
    'Hier leben Sie in der Stadt und erledigen alles zu Fuß.',
  ],
  'location.u': [
    'Universität und Universitätsklinik sind mit dem Rad schnell erreicht.',
    'Die Nähe zum Campus sorgt für eine beständige Nachfrage nach Mietwohnungen.',
    'Studierende und Forscher beleben das Viertel das ganze Jahr.',
  ],
  'location.h': [
    'Der historische Ortskern mit seinem Marktplatz ist wenige Gehminuten entfernt.',
    'Die Altstadt mit ihren Terrassen und dem Wochenmarkt liegt ganz in der Nähe.',
    'Kleine Läden, Bücherei und gute Schulen finden Sie im alten Zentrum.',
  ],
  'location.s': [
    'Der Bahnhof ist nah, was Pendler zu schätzen wissen.',
    'Zug, Bus und Autobahn sind gut erreichbar.',
    'Schulen, Supermarkt und Bahnhof liegen im Umkreis von zwei Kilometern.',
  ],
  'location.w': [
    'Ein Radweg am Wasser führt Sie ins Grüne.',
    'Das Ufer ist nah, ideal für einen Spaziergang nach Feierabend.',
    'Spaziergänge am Wasser beginnen vor Ihrer Haustür.',
  ],
  'location.b': [
    'Brüssel ist nah, und doch hören Sie hier vor allem Vögel.',
    'Der Ring und die Züge nach Brüssel sind schnell erreicht.',
    'Ideal, wenn Sie in der Hauptstadt arbeiten und im Grünen wohnen möchten.',
  ],
  'location.g': [
    'Die Gegend ist grün und ruhig, mit breiten Straßen und alten Bäumen.',
    'Die Kinder fahren hier allein mit dem Rad zur Schule.',
    'Durchgangsverkehr gibt es kaum, die Geschäfte sind trotzdem nah.',
    'Wald und Sportplätze liegen einen Steinwurf entfernt.',
  ],
  'location.a': [
    'Die Wälder der Ardennen beginnen am Ende der Straße.',
    'Wanderer und Radfahrer kommen zu jeder Jahreszeit auf ihre Kosten.',
    'Die Luft ist frisch, das Dorfleben rege und der Bach nie weit.',
  ],
  'location.v': [
    'Das Dorf hat seine Schule, seine Bäckerei und seine Feste behalten.',
    'Die Lage ist ländlich, mit freier Sicht und wenig Verkehr.',
    'Hier kennt man die Nachbarn noch beim Namen.',
    'Ländlich, aber nicht abgelegen: Die Hauptstraße ist in wenigen Minuten erreicht.',
  ],
  'location.x': [
    'Die Grenze ist nah, ein Vorteil für Grenzgänger.',
    'Wer jenseits der Grenze arbeitet, spart sich hier viel Zeit auf der Straße.',
    'Eingekauft wird auf beiden Seiten der Grenze.',
  ],
  'location.Z': [
    'Strand, Jachthafen und Golfplatz sind mit dem Auto schnell erreicht.',
    'Zum Flughafen fahren Sie keine Stunde, zum Strand weit weniger.',
    'Das Klima erlaubt es, von April bis November draußen zu leben.',
  ],
  'location.I': [
    'Das weiße Städtchen liegt zwischen Oliven und Mandelbäumen, fern vom Trubel der Küste.',
    'Das Hinterland zeigt hier das Spanien der schattigen Plätze und langen Mittagessen.',
    'Das Meer erreichen Sie auf einer schönen Fahrt durch die Hügel.',
  ],
  'location.N': [
    'Sie sind gleich hinter der Grenze, wenige Minuten von Flandern.',
    'Niederländische Ruhe und Weite, nah genug an Belgien, um dort weiter zu arbeiten.',
    'Radwege, Schulen und Geschäfte sind, wie in den Niederlanden üblich, nah und gepflegt.',
  ],

  'character.TERRACED': [
    'Kein Quadratmeter ist hier verschenkt.',
    'Die Wohnräume gehen ineinander über und bekommen Licht von zwei Seiten.',
    'Vorne schmal, innen tief: So kennt und mag man das belgische Reihenhaus.',
  ],
  'character.SEMI_DETACHED': [
    'Über den seitlichen Durchgang gelangen Sie direkt hinter das Haus.',
    'Fenster auf drei Seiten bringen zu jeder Stunde Licht.',
    'Sie haben Abstand zu den Nachbarn, ohne einen Park pflegen zu müssen.',
  ],
  'character.DETACHED': [
    'Vier freie Seiten bedeuten Sonne vom Frühstück bis zum Abendessen.',
    'Das Haus liegt zurückgesetzt, mit einer Zufahrt für Besucher.',
    'Ringsum ist Platz zum Spielen, zum Gärtnern und für einen langen Tisch im Sommer.',
  ],
  'character.VILLA': [
    'Große Fenster holen den Garten ins Haus, im Winter wie im Sommer.',
    'Gäste empfangen, zu Hause arbeiten, zur Ruhe kommen: Alles hat seinen Platz.',
    'Die großzügige Diele gibt den Ton an.',
  ],
  'character.FARMHOUSE': [
    'Dicke Mauern, alte Balken und ein Innenhof erzählen die Geschichte des Ortes.',
    'Die Nebengebäude eignen sich als Werkstatt, Stall oder, mit Genehmigung, als Ferienwohnung.',
    'Der Charakter blieb erhalten, vom Tor bis zum Dachstuhl.',
  ],
  'character.MANSION': [
    'Hohe Decken, Marmorkamine und eine geschwungene Treppe verleihen dem Haus Würde.',
    'Die drei Zimmer in Flucht sind samt Stuck eine Seltenheit geworden.',
    'Hier lässt es sich ebenso gut wohnen wie eine Praxis führen.',
  ],
  'character.BUNGALOW': [
    'Alles liegt auf einer Ebene: bequem heute und auch in zwanzig Jahren.',
    'Keine Treppen, keine Schwellen, dafür überall Blick ins Grüne.',
    'Das Wohnen auf einer Ebene vereinfacht den Alltag.',
  ],
  'character.FLAT': [
    'Die Aufteilung ist klar: Wohn- und Schlafbereich sind getrennt.',
    'Fenster über die ganze Breite des Wohnzimmers sorgen für viel Licht.',
    'Wenig Aufwand, viel Komfort.',
    'Das Haus ist gut verwaltet, die Gemeinschaftsflächen sind gepflegt.',
  ],
  'character.STUDIO': [
    'Alles hat seinen Platz: schlafen, kochen, arbeiten.',
    'Ideal als Zweitwohnsitz, erste Bleibe oder zum Vermieten.',
    'Die Schlafecke ist geschickt vom Wohnbereich getrennt.',
  ],
  'character.PENTHOUSE': [
    'Über Ihnen nur der Himmel, vor Ihnen der Blick über die Dächer.',
    'Die Sonne wandert den ganzen Tag um die Terrasse.',
    'Ganz oben genießen Sie Ruhe und einen weiten Horizont.',
  ],
  'character.DUPLEX': [
    'Das Wohnen auf zwei Ebenen fühlt sich an wie ein Haus, nur ohne dessen Aufwand.',
    'Eine Innentreppe verbindet Wohnbereich und Schlafzimmer.',
    'Unten wird gelebt, oben geschlafen.',
  ],
  'character.GROUND_FLOOR': [
    'Sie gehen ohne Treppe und Aufzug ein und aus.',
    'Ebenerdig wohnen mit dem Komfort einer Etagenwohnung.',
    'Mit Kinderwagen oder eingeschränkter Beweglichkeit ist die Lage ein echter Vorteil.',
  ],
  'character.LOFT': [
    'Gusseiserne Säulen und hohe Fenster erinnern an die industrielle Vergangenheit.',
    'Die offene Fläche richten Sie nach Ihren Wünschen ein.',
    'Das Raumvolumen ist außergewöhnlich, mit Höhen, die kein Neubau mehr bietet.',
  ],
  'character.BUILDING_PLOT': [
    'Die Versorgungsanschlüsse liegen in der Straße.',
    'Die Ausrichtung erlaubt ein helles Haus.',
    'Die Parzelle ist unbebaut und regelmäßig geschnitten.',
  ],
  'character.FARMLAND': [
    'Der Boden ist eben, gut erreichbar und als Wiese oder Acker geeignet.',
    'Ein befestigter Feldweg erschließt die Parzelle.',
    'Für Landwirte wie für Pferdefreunde ist die Fläche interessant.',
  ],
  'character.WOOD': [
    'Der gemischte Laubbestand ist über einen Forstweg zugänglich.',
    'Ein Ort zum Wandern, Pflegen und Weitergeben; gebaut werden darf hier nicht.',
    'Die Bäume sind gesund und wurden kürzlich durchforstet.',
  ],
  'character.SHOP': [
    'Das breite Schaufenster zieht die Blicke der Passanten an.',
    'Hinten befindet sich ein Lager mit Zugang für Lieferungen.',
    'An guten Tagen kommen hier Hunderte Fußgänger vorbei.',
  ],
  'character.OFFICE': [
    'Die Räume lassen sich als Einzelbüros oder als offene Fläche nutzen.',
    'Verkabelung und Beleuchtung sind vorhanden, Sie können rasch beginnen.',
    'Ihre Kunden finden Sie leicht, mit dem Auto wie mit Bus und Bahn.',
  ],
  'character.WAREHOUSE': [
    'Die lichte Höhe und das Sektionaltor erleichtern das Be- und Entladen.',
    'Lastwagen wenden auf dem Gelände ohne Mühe.',
    'Der Betonboden ist für schwere Lasten ausgelegt.',
  ],
  'character.CATERING': [
    'Der Gastraum hat eine Theke aus Massivholz, die Küche einen Abzug.',
    'Die Stammkundschaft ist treu und der Name in der Gegend bekannt.',
    'Die Technik ist vorhanden, ein neues Konzept muss nicht ganz von vorn anfangen.',
  ],
  'character.BOX': [
    'Sie schließt mit einem Schwingtor und ist trocken.',
    'Auch Fahrräder oder Material finden hier Platz.',
    'Ein- und Ausfahren gelingt selbst mit einem großen Familienwagen.',
  ],
  'character.PARKING_SPACE': [
    'Er befindet sich in einer geschlossenen und beleuchteten Parkanlage.',
    'Ein- und Ausfahren geht ohne Rangieren.',
    'Ein Tor mit Fernbedienung gibt die Zufahrt frei.',
  ],
  'character.BLOCK_OF_FLATS': [
    'Jede Einheit hat eigene Zähler, was die Verwaltung erleichtert.',
    'Alle Einheiten sind genehmigt und gut zu vermieten.',
    'Eine Auffrischung der Gemeinschaftsflächen könnte die Erträge noch steigern.',
  ],
  'character.STUDENT_BUILDING': [
    'Jedes Zimmer hat eine eigene Dusche und einen Internetanschluss.',
    'Die Verträge laufen pro Studienjahr, Leerstand ist selten.',
    'Gemeinschaftsküche und Fahrradraum werden gut genutzt.',
  ],

  'layout.HOUSE': [
    'Die Wohnfläche beträgt {area}, davon entfallen {living} auf das Wohnzimmer.',
    'Im Erdgeschoss liegen die Diele, ein Wohnzimmer von {living} und die Küche von {kitchenArea}.',
    'Herzstück ist das Wohnzimmer von {living}; insgesamt stehen Ihnen {area} zur Verfügung.',
    'Sie haben {area} Wohnfläche auf einem Grundstück von {plot}.',
    'Von der Diele gelangen Sie in den Wohn- und Essbereich von {living}.',
    'Bei {area} Wohnfläche findet jeder seine Ecke.',
  ],
  'layout.APARTMENT': [
    'Ihnen stehen {area} zur Verfügung, darunter ein Wohnzimmer von {living}.',
    'Von der Diele gelangen Sie ins Wohnzimmer ({living}) und in die Küche ({kitchenArea}).',
    'Insgesamt sind es {area}, davon {living} zum Wohnen und Essen.',
    'Die {area} sind klug um das Wohnzimmer herum verteilt.',
    'Das Wohnzimmer von {living} bildet den Mittelpunkt der {area} großen Wohnung.',
  ],
  'layout.STUDIO': [
    'Der Wohn- und Schlafraum misst {living}, dazu kommen Küche und Duschbad.',
    'Auf {area} finden Sie einen Wohnraum, eine Küche und eine separate Dusche.',
    'Die Fläche beträgt {area} und ist praktisch aufgeteilt.',
  ],
  'layout.BLOCK_OF_FLATS': [
    'Das Gebäude zählt {flats} mit insgesamt {area}.',
    'Auf die Etagen verteilen sich {flats}, zusammen {area}.',
    'Das Objekt umfasst {flats} auf einem Grundstück von {plot}.',
  ],
  'layout.STUDENT_BUILDING': [
    'Das Haus zählt {studentRooms} und misst {area}.',
    'Sie erwerben {studentRooms} mit Gemeinschaftsküche, insgesamt {area}.',
    'Auf die Etagen verteilen sich {studentRooms}.',
  ],
  'layout.COMMERCIAL': [
    'Die Nutzfläche beträgt {area}, alles ebenerdig.',
    'Sie verfügen über {area}, Sanitärräume inbegriffen.',
    'Insgesamt sind es {area}, frei einteilbar.',
  ],
  'layout.GARAGE': [
    'Die Innenfläche beträgt {garageArea}.',
    'Auf {garageArea} ist Platz für ein Auto und etwas Stauraum.',
    'Die Fläche beträgt {garageArea}.',
  ],
  'layout.PARKING_SPACE': [
    'Der Platz misst {garageArea}.',
    'Auf {garageArea} findet ein normaler Familienwagen bequem Platz.',
  ],
  'layout.BUILDING_PLOT': [
    'Die Straßenfront misst {facade}, die Tiefe etwa {depth}.',
    'Sie bauen auf {plot} mit {facade} zur Straße.',
    'Bei {facade} Breite und {depth} Tiefe bleibt reichlich Platz für einen Garten.',
  ],

  'kitchen.NONE': ['Die Küche wählen Sie selbst: Anschlüsse und Abflüsse sind vorgesehen.'],
  'kitchen.BASIC': [
    'Die Küche ist einfach und wartet auf Ihre Ideen.',
    'Die Küche ist funktionstüchtig, sollte aber ersetzt werden.',
  ],
  'kitchen.SEMI_EQUIPPED': [
    'Die Küche bietet Kochfeld, Dunstabzug und genügend Schränke.',
    'Die Küche ist mit dem Nötigsten ausgestattet, ein Geschirrspüler findet noch Platz.',
  ],
  'kitchen.EQUIPPED': [
    'Die Einbauküche umfasst Backofen, Geschirrspüler, Kochfeld und Kühlschrank.',
    'Gekocht wird in einer Einbauküche mit guter Arbeitsfläche.',
    'Die Einbauküche grenzt an den Essbereich.',
  ],
  'kitchen.HYPER_EQUIPPED': [
    'Die Küche ist voll ausgestattet, mit Markengeräten und einer Arbeitsplatte aus Verbundstein.',
    'Wer gern kocht, freut sich über die voll ausgestattete Küche mit Insel.',
    'Induktion, Dampfgarer, großer Kühlschrank: In der Küche fehlt nichts.',
  ],
  'sleeping.ONE': [
    'Das Schlafzimmer von {bedroomArea} liegt zur ruhigen Seite.',
    'Es gibt ein Schlafzimmer von {bedroomArea} und gleich daneben das Bad.',
    'Das Schlafzimmer bietet Platz für einen großen Kleiderschrank.',
  ],
  'sleeping.MANY': [
    'Der Schlafbereich umfasst {bedrooms}, das größte mit {bedroomArea}, und {bathrooms}.',
    'Es gibt {bedrooms} und {bathrooms}.',
    'Sie verfügen über {bedrooms}; das Elternschlafzimmer misst {bedroomArea}.',
    'Für die Nacht stehen {bedrooms} und {bathrooms} bereit.',
  ],
  'outside.GARDEN': [
    'Der Garten von {garden} ist nach {orientation} ausgerichtet.',
    'Hinter dem Haus liegt ein eingefriedeter Garten von {garden}, nach {orientation} gelegen.',
    'Draußen erwarten Sie {garden} Garten mit Ausrichtung nach {orientation}.',
    'Im Garten von {garden} ist auch Platz für Gemüsebeete.',
  ],
  'outside.BOTH': [
    'Die Terrasse von {terrace} geht in einen Garten von {garden} über, nach {orientation} ausgerichtet.',
    'Hinter dem Haus liegen eine Terrasse von {terrace} und {garden} Grün.',
    'Von der Terrasse ({terrace}) blicken Sie auf den Garten von {garden}.',
    'Der Garten ({garden}) liegt nach {orientation}, die Terrasse von {terrace} lädt zum Essen im Freien ein.',
  ],
  'outside.TERRACE': [
    'Die Terrasse von {terrace} lädt zum Kaffee in der Sonne ein.',
    'Eine Terrasse von {terrace} erweitert den Wohnraum nach draußen.',
    'Draußen sitzen Sie auf der Terrasse von {terrace}.',
  ],
  'parking.GARAGE': [
    'Für das Auto gibt es {garages}.',
    'Zum Objekt gehören auch Abstellmöglichkeiten: {garages}.',
    'Parken ist kein Problem, es gibt {garages}.',
  ],
  'parking.SPACES': ['Für das Auto haben Sie {parking}.', 'Zum Parken haben Sie {parking}.'],
  cellar: [
    'Ein Keller bietet Stauraum.',
    'Der Keller ist trocken und nimmt Wein, Werkzeug und Fahrräder auf.',
    'Als Abstellraum dient ein eigener Keller.',
  ],
  lift: ['Ein Aufzug bringt Sie auf Ihre Etage.', 'Das Gebäude hat einen Aufzug.'],

  'energy.HIGH': [
    'Mit der {certificate}-Klasse {label} ({value}) bleiben die Energiekosten niedrig.',
    'Der {certificate}-Ausweis weist Klasse {label} aus und lässt niedrige Rechnungen erwarten.',
    'Mit {value} erreicht das Objekt Klasse {label}.',
  ],
  'energy.MIDDLE': [
    'Der {certificate}-Ausweis nennt {value}, also Klasse {label}.',
    'Energetisch liegt das Objekt in Klasse {label} ({value}).',
    'Energieklasse {label}, {value}.',
  ],
  'energy.LOW': [
    'Die {certificate}-Klasse ist {label} ({value}): Eine Dämmung zahlt sich hier aus.',
    'Mit {value} (Klasse {label}) ist eine energetische Sanierung ratsam.',
    'Klasse {label} verlangt einen Plan für Dämmung und Heizung; Prämien helfen dabei.',
  ],
  'energy.DUTY': [
    'Für dieses Objekt gilt die flämische Renovierungspflicht.',
    'Als Käufer übernehmen Sie die in Flandern geltende Renovierungspflicht.',
    'Die Renovierungspflicht ist anwendbar.',
  ],
  'heating.FUEL': [
    'Für Wärme sorgt {fuel}.',
    'Geheizt wird über {fuel}, die Fenster sind {glazing}.',
    'Vorhanden ist {fuel}; die Fenster sind {glazing}.',
  ],
  solar: [
    'Eine Fotovoltaikanlage ({panels}) senkt die Rechnung.',
    'Auf dem Dach liegen Solarmodule mit {panels}.',
  ],
  tank: [
    'Ein Regenwassertank von {tank} versorgt Toilette und Garten.',
    'Es gibt einen Regenwassertank von {tank}.',
  ],

  'state.NEW': [
    'Alles ist neu, niemand hat hier bisher gewohnt.',
    'Der Neubau von {year} ist nach heutigen Normen gedämmt und belüftet.',
    'Es gilt die zehnjährige Haftung von Bauunternehmer und Architekt.',
  ],
  'state.SHELL': [
    'Verkauft wird der geschlossene Rohbau: Mauern, Dach und Fenster stehen, den Rest bestimmen Sie.',
    'Der Rohbau stammt aus dem Jahr {year}; der Innenausbau liegt in Ihrer Hand.',
  ],
  'state.AS_NEW': [
    'Seit der Renovierung von {renovated} ist alles in ausgezeichnetem Zustand.',
    'Das Ganze ist neuwertig: Sie brauchen nur noch Ihre Möbel.',
    'Baujahr {year}, außergewöhnlich gut gepflegt.',
  ],
  'state.GOOD': [
    'Das Baujahr ist {year}, der Zustand gut.',
    'Sie können gleich einziehen und später nach Ihrem Geschmack gestalten.',
    'Die Bausubstanz von {year} ist solide und wurde immer gepflegt.',
    'Die wichtigsten Arbeiten wurden {renovated} ausgeführt.',
  ],
  'state.TO_REFRESH': [
    'Mit Farbe und neuen Böden wird das Objekt aus dem Jahr {year} wieder zeitgemäß.',
    'Einige Auffrischungsarbeiten stehen an, die Substanz ist gesund.',
    'Die Struktur ist gut, die Oberflächen dürfen aufgefrischt werden.',
  ],
  'state.TO_RENOVATE': [
    'Eine gründliche Renovierung ist nötig und im Preis berücksichtigt.',
    'Im Jahr {year} gebaut und seither wenig verändert: ein Vorhaben für Mutige.',
    'Hier ist alles zu renovieren, dafür haben Sie freie Hand.',
  ],

  'finance.INCOME': [
    'Das nicht indexierte Katastereinkommen beträgt {income}.',
    'Katastereinkommen (nicht indexiert): {income}.',
    'Für Ihre Berechnung: Das nicht indexierte Katastereinkommen liegt bei {income}.',
  ],
  'finance.DUTY': [
    'Der Verkauf unterliegt den Registrierungsgebühren.',
    'Rechnen Sie zum Preis die Registrierungsgebühren und Notarkosten hinzu.',
  ],
  'finance.VAT': [
    'Der Verkauf des Gebäudes unterliegt der Mehrwertsteuer.',
    'Der Preis versteht sich ohne MwSt. und Anschlusskosten.',
  ],
  'finance.CHARGES': [
    'Die Gemeinschaftskosten betragen {charges} im Monat.',
    'Vorauszahlung für die Nebenkosten: {charges} im Monat.',
  ],
  'finance.RENT': [
    'Die Miete beträgt {price} im Monat.',
    'Sie mieten für {price} im Monat; Kaution: {deposit}.',
    'Miete: {price} im Monat, Kaution: {deposit}.',
  ],
  'finance.REQUEST': [
    'Den Preis teilen wir Ihnen gern auf Anfrage mit.',
    'Den Preis erfahren Sie telefonisch oder per E-Mail.',
  ],
  'availability.AT_DEED': [
    'Frei bei Unterzeichnung der Urkunde.',
    'Die Schlüssel erhalten Sie beim Notar, bei der Beurkundung.',
    'Verfügbar ab Beurkundung.',
  ],
  'availability.IMMEDIATE': ['Sofort verfügbar.', 'Das Objekt steht leer und ist sofort verfügbar.'],
  'availability.BY_AGREEMENT': [
    'Der Zeitpunkt der Übergabe wird gemeinsam vereinbart.',
    'Frei nach Absprache mit dem Eigentümer.',
  ],
  'availability.AFTER_TENANCY': [
    'Das Objekt ist vermietet und wird am {from} frei.',
    'Verfügbar nach Ende des Mietvertrags, ab dem {from}.',
  ],

  'closing.SALE': [
    'Einen Besuch vereinbaren Sie über unser Büro in {office}.',
    '{agent} zeigt Ihnen das Objekt gern vor Ort.',
    'Interessiert? Vereinbaren Sie einen Termin mit {agent} in unserem Büro in {office}.',
    'Die Unterlagen für den Kaufvorvertrag liegen bereit; fragen Sie {agent} danach.',
    'Gern senden wir Ihnen die vollständigen Unterlagen und planen eine Besichtigung.',
    'Besichtigungen sind nach Vereinbarung auch abends möglich.',
    'Kommen Sie vorbei, das sagt mehr als jedes Foto.',
    'Ihr Angebot besprechen wir vertraulich mit dem Eigentümer.',
  ],
  'closing.RENT': [
    'Für eine Besichtigung wenden Sie sich an {agent}.',
    'Besichtigungen erfolgen nach Vereinbarung über unser Büro in {office}.',
    'Interesse? Schreiben Sie uns, wir schlagen Ihnen noch am selben Tag einen Termin vor.',
    'Die üblichen Unterlagen erbitten wir erst nach Ihrer Besichtigung.',
  ],
  'closing.ABROAD': [
    '{agent} begleitet Sie in Ihrer Sprache von der ersten Frage bis zum Notar.',
    'Unser Büro in {office} organisiert Ihren Besuch vor Ort.',
    'Wir arbeiten mit einem Anwalt vor Ort zusammen, der Ihre Unterlagen prüft.',
  ],
};
