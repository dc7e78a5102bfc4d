import type { ReactNode } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EstateDetail } from './estate.ts';
import { FactList } from './fact-list.tsx';

type LegalStatement = EstateDetail['legalStatements'][number];

/** Statements that no other section of the page makes. */
const WARNINGS: Partial<Record<LegalStatement['code'], (sentence: string) => ReactNode>> = {
  FLOOD_PRONE: (sentence) => (
    <p className="legal__warning">
      <Icon name="triangle-alert" />
      {sentence}
    </p>
  ),
  RENOVATION_DUTY: (sentence) => <p className="legal__warning">{sentence}</p>,
  PROTECTED_HERITAGE: (sentence) => <p>{sentence}</p>,
};

/**
 * What the law requires in the advert: warnings, statements that the agency has not provided yet, and the names of
 * those that other sections of the page make.
 */
interface StatementsProps {
  statements: readonly LegalStatement[];
}

export function Statements({ statements }: StatementsProps) {
  const t = useMessages();
  const missing = statements.filter(({ isMissing }) => isMissing);
  const stated = statements.filter(({ code, isMissing }) => !isMissing && !WARNINGS[code]);
  return (
    <div className="legal">
      {statements.map(({ code, sentence }) => (
        <Warning key={code} code={code} sentence={sentence} />
      ))}
      {missing.length > 0 && (
        <FactList
          facts={missing.map(({ code, name }) => ({ key: code, name, value: t('estates.unit.unknown') }))}
        />
      )}
      {stated.length > 0 && (
        <p>{t('estates.legal.stated', { names: stated.map(({ name }) => name).join(', ') })}</p>
      )}
      <Sources statements={statements} />
    </div>
  );
}

function Warning({ code, sentence }: Pick<LegalStatement, 'code' | 'sentence'>) {
  return WARNINGS[code]?.(sentence) ?? null;
}

/** The laws that require the statements, each once. */
function Sources({ statements }: StatementsProps) {
  const t = useMessages();
  const sources = new Map(statements.map(({ rule: { source } }) => [source.name, source.url]));
  return (
    <div className="legal__sources">
      <h3>{t('estates.legal.sources')}</h3>
      <ul>
        {[...sources].map(([name, url]) => (
          <li key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {statements.some(({ rule }) => !rule.isCertain) && <p>{t('estates.legal.indicative')}</p>}
    </div>
  );
}
