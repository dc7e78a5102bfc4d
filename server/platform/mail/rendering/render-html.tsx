/** Renders a mail as HTML for old mail programs: tables, inline styles, and no external resources except pictures. */
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Block, MailDocument, MailLogo } from './mail-document.ts';
import { createStyles, type Styles } from './styles.ts';
import { FactsHtml, Lines, TableHtml } from './table-html.tsx';

export function renderHtml(document: MailDocument): Promise<string> {
  return render(<MailHtml {...document} />);
}

function MailHtml({ locale, subject, preview, title, blocks, sender, footer }: MailDocument) {
  const styles = createStyles(sender.palettes);
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style rules, no text of visitors. */}
        <style dangerouslySetInnerHTML={{ __html: styles.css }} />
      </Head>
      <Body className="paper" style={styles.body}>
        <Preview>{preview}</Preview>
        <Container width={600} style={styles.container}>
          <Text style={styles.brand}>
            <Link className="brick" href={sender.url} style={styles.brandLink}>
              {sender.logo ? <LogoHtml logo={sender.logo} name={sender.name} styles={styles} /> : sender.name}
            </Link>
          </Text>
          <Section className="surface" style={styles.sheet}>
            <Heading as="h1" className="ink" style={styles.title}>
              {title}
            </Heading>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
              <BlockHtml key={index} block={block} styles={styles} />
            ))}
          </Section>
          <FooterHtml {...footer} styles={styles} />
        </Container>
      </Body>
    </Html>
  );
}

/** The logo for light mails, and that for dark ones, which mail programs with styles of their own never show. */
function LogoHtml({ logo, name, styles }: { logo: MailLogo; name: string; styles: Styles }) {
  const { light, dark, width, height } = logo;
  const size = { alt: name, width, height };
  if (dark === light) return <Img src={light} {...size} style={styles.logo} />;
  return (
    <>
      <Img className="light-logo" src={light} {...size} style={styles.logo} />
      <Img className="dark-logo" src={dark} {...size} style={styles.darkLogo} />
    </>
  );
}

function BlockHtml({ block, styles }: { block: Block; styles: Styles }) {
  if (block.type === 'listing') return <ListingHtml {...block} styles={styles} />;
  if (block.type === 'facts') return <FactsHtml {...block} styles={styles} />;
  if (block.type === 'table') return <TableHtml {...block} styles={styles} />;
  if (block.type === 'quote') {
    return (
      <Section className="sand quote" style={styles.quote}>
        <Text className="ink-soft" style={styles.label}>
          {block.heading}
        </Text>
        <Text className="ink" style={styles.quoteText}>
          <Lines text={block.text} />
        </Text>
      </Section>
    );
  }
  if (block.type === 'link' && block.isMain) {
    return (
      <Section style={styles.main}>
        <Button className="button" href={block.url} style={styles.button}>
          {block.text}
        </Button>
      </Section>
    );
  }
  return (
    <Text className="ink" style={styles.paragraph}>
      {block.type === 'paragraph' ? (
        block.text
      ) : (
        <Link className="brick" href={block.url} style={styles.link}>
          {block.text}
        </Link>
      )}
    </Text>
  );
}

function ListingHtml({
  listing,
  reference,
  action,
  notes = [],
  styles,
}: Extract<Block, { type: 'listing' }> & { styles: Styles }) {
  return (
    <Section className="line" style={styles.listing}>
      {listing.picture && (
        <Link href={listing.url}>
          <Img src={listing.picture} alt={listing.title} width={534} style={styles.picture} />
        </Link>
      )}
      <Section style={styles.listingText}>
        {notes.map((note) => (
          <Text key={note} className="ink-soft" style={styles.address}>
            {note}
          </Text>
        ))}
        <Text className="ink" style={styles.price}>
          {listing.price}
        </Text>
        {listing.openHouse && (
          <Text className="ink" style={styles.address}>
            {listing.openHouse}
          </Text>
        )}
        <Text className="ink" style={styles.listingTitle}>
          {listing.title}
        </Text>
        <Text className="ink-soft" style={styles.address}>
          {listing.address}
          <br />
          {reference}
        </Text>
        <Button className="button" href={listing.url} style={styles.button}>
          {action}
        </Button>
      </Section>
    </Section>
  );
}

function FooterHtml({ lines, links, styles }: MailDocument['footer'] & { styles: Styles }) {
  return (
    <Section style={styles.footer}>
      {lines.map((line) => (
        <Text key={line} className="ink-soft" style={styles.small}>
          {line}
        </Text>
      ))}
      <Hr className="line" style={styles.rule} />
      <Text className="ink-soft" style={styles.small}>
        {links.map(({ text, url }, index) => (
          <span key={url}>
            {index > 0 && ' · '}
            <Link className="ink-soft" href={url} style={styles.smallLink}>
              {text}
            </Link>
          </span>
        ))}
      </Text>
    </Section>
  );
}
