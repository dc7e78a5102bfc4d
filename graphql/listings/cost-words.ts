/** Words for prices and for costs beside the price, as regular expression sources with bounded repetition. */

export const PRICE_WORDS = String.raw`prij(?:s|zen)\b|huurt?\b|prix\b|loyers?\b|louez\b|price\b|rent\b|preis\b|miete[nt]?\b`;

/** Words before an amount that was offered or paid. */
export const DEAL_WORDS =
  String.raw`verkocht|verhuurd|\bbod\b|bieding(?:en)?\b|vendue?s?\b|louée?s?(?!\p{L})|offres?\b|\bsold\b|\basking\b|` +
  String.raw`\boffers?\b|\brented\b|verkauft|vermietet|gebot\b|angebot\b`;

const COST =
  String.raw`kosten\b|lasten\b|charges\b|costs?\b|provisi[eo]n?\b|syndic(?:us)?\b|ka[dt]ast\w{0,20}|cadastral\w{0,4}|` +
  String.raw`voorheffing\b|précompte\b|steuer\b|\bvorabzug\b|tax(?:e|es)?\b|\bbelasting\w{0,12}|hausgeld\b|\bk\.?i\b`;
const COST_WORD = String.raw`\p{L}{0,20}(?:${COST})(?!\p{L})`;

const WORD = String.raw`[\p{L}’'-]{1,24}`;
const OPENING = String.raw`[\s(]{1,3}`;
const ABSENT =
  '(?:ex[ck]l\\p{L}{0,8}|hors|zonder|buiten|sans|without|ohne|geen|keine|no|(?:non )?compris(?:es?)?)';
const ADDED = '(?:in[ck]l\\p{L}{0,8}|plus|zzgl|zuzüglich)';
const AMOUNT_FOLLOWS = String.raw`[\s:=(]{0,4}(?:€|eur|\d|$)`;
/** Words after a cost that say whether the price includes it. */
const SETTLED =
  String.raw`(?:${OPENING}${WORD}){0,2}${OPENING}(?:inbegrepen|inclus(?:es?)?\b|included\b|compris(?:es?)?\b|` +
  String.raw`inbegriffen|enthalten|kopers?\b|(?:in|ex)[ck]l\p{L}{0,8}\.?(?=${AMOUNT_FOLLOWS}))`;

const linked = (word: string) => String.raw`(?<!\p{L})${word}\.?(?:\s{1,3}${WORD}){0,2}\s{1,3}${COST_WORD}`;

/** "Charges not included": qualifies the price, and no amount of charges follows. */
export const WITHOUT_COST = new RegExp(`${linked(ABSENT)}|${COST_WORD}${SETTLED}`, 'giu');
/** "Plus charges": a following amount belongs to the charges, but only if the price was named before. */
export const WITH_COST = new RegExp(String.raw`${linked(ADDED)}|\+\s{0,3}${COST_WORD}`, 'giu');

export const SUBJECTS = new RegExp(`(?<price>${PRICE_WORDS})|(?<cost>${COST})`, 'giu');

/** "75 € for charges": the cost named directly after an amount defines it, whatever precedes the amount. */
export const COST_AFTER = new RegExp(
  String.raw`^\s{0,3}(?:/\s?\p{L}{1,12}|(?:per|par|a|im|pro) \p{L}{1,12})?\s{0,3}` +
    String.raw`(?:aan|voor|de|d’|for|of|für|an)?\s{0,3}(?!${ABSENT}|${ADDED}|inbegrepen)` +
    String.raw`(?:\p{L}{1,20}(?:elijke|es|e|n)\s)?${COST_WORD}` +
    String.raw`(?!${SETTLED}|\s{1,3}(?:en sus|extra)|[\s:=(]{0,4}(?:€|eur|\d))`,
  'iu',
);
