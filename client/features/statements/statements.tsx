import './statements.css';
import type { ReactNode } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { FactList } from '../listings/detail/fact-list.tsx';
import { FloodSymbol } from './flood-symbol.tsx';
import type { LegalStatementFragment } from './generated/legal-statement.generated.ts';

/** Statements that no other section of the page makes. */
const WARNINGS: Partial<Record<LegalStatementFragment['code'], (sentence: string) => ReactNode>> = {
  FLOOD_PRONE: (sentence) => (
    <p className="legal__warning">
      <FloodSymbol />
      {sentence}
    </p>
  ),
  FLOOD_AREA: (sentence) => <p className="legal__warning">{sentence}</p>,
  BANK_ZONE: (sentence) => <p className="legal__warning">{sentence}</p>,
  RENOVATION_DUTY: (sentence) => <p className="legal__warning">{sentence}</p>,
  BUILDING_RENOVATION_DUTY: (sentence) => <p className="legal__warning">{sentence}</p>,
  PROTECTED_HERITAGE: (sentence) => <p>{sentence}</p>,
};

/**
 * What the law requires in the advert: warnings, statements that the agency has not provided yet or has requested, and
 * the names of those that other sections of the page make.
 */
interface StatementsProps {
  statements: readonly LegalStatementFragment[];
}

export function Statements({ statements }: StatementsProps) {
  const t = useMessages();
  const open = statements.filter(({ isMissing, isRequested }) => isMissing || isRequested);
  const stated = statements.filter((statement) => !open.includes(statement) && !WARNINGS[statement.code]);
  return (
    <div className="legal">
      {statements.map(({ code, sentence }) => (
        <Warning key={code} code={code} sentence={sentence} />
      ))}
      {open.length > 0 && (
        <FactList
          facts={open.map(({ code, name, isRequested }) => ({
            key: code,
            name,
            value: t(isRequested ? 'estates.unit.requested' : 'estates.unit.unknown'),
          }))}
        />
      )}
      {stated.length > 0 && (
        <p>{t('estates.legal.stated', { names: stated.map(({ name }) => name).join(', ') })}</p>
      )}
      <Sources statements={statements} />
    </div>
  );
}

function Warning({ code, sentence }: Pick<LegalStatementFragment, 'code' | 'sentence'>) {
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
