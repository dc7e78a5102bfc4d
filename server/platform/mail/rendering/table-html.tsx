/** Tables of mails. */
import type { Block } from './mail-document.ts';
import type { Styles } from './styles.ts';

export function FactsHtml({ rows, styles }: Extract<Block, { type: 'facts' }> & { styles: Styles }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={styles.facts}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="ink-soft line" align="left" style={styles.factLabel}>
              {label}
            </th>
            <td className="ink line" style={styles.factValue}>
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first column names the rows; the others are numbers. Further lines of a cell are smaller. */
export function TableHtml({
  headings,
  rows,
  styles,
}: Extract<Block, { type: 'table' }> & { styles: Styles }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={styles.facts}>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th
              key={heading}
              scope="col"
              className="line"
              style={column === 0 ? styles.rowName : styles.number}
            >
              <span className="ink-soft" style={styles.note}>
                {heading}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...numbers]) => (
          <tr key={name}>
            <th scope="row" className="ink line" style={styles.rowName}>
              <FirstLineLarge text={name} styles={styles} />
            </th>
            {numbers.map((text, column) => (
              <td key={headings[column + 1]} className="ink line" style={styles.number}>
                <FirstLineLarge text={text} styles={styles} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FirstLineLarge({ text, styles }: { text: string; styles: Styles }) {
  const [first, ...others] = text.split('\n');
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          <br />
          <small className="ink-soft" style={styles.note}>
            <Lines text={others.join('\n')} />
          </small>
        </>
      )}
    </>
  );
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}
