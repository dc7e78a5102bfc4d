const BEFORE_ARTICLE = /(?<!\p{L})(à|de) (Les?) (?=\p{Lu})/gu;
const CONTRACTED: Readonly<Record<string, string>> = {
  'à Le': 'au',
  'à Les': 'aux',
  'de Le': 'du',
  'de Les': 'des',
};

/**
 * Contracts the articles of place names in a text of the site: French "à Le Roeulx" becomes "au Roeulx". Names with
 * "La" and "L’" stay, and so do texts in other languages.
 */
export function contractArticle(text: string, tag: string): string {
  if (!tag.startsWith('fr')) return text;
  return text.replace(
    BEFORE_ARTICLE,
    (_, preposition: string, article: string) => `${CONTRACTED[`${preposition} ${article}`]} `,
  );
}
