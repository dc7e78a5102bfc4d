import { data, type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../../../shared/listings/text-lengths.ts';
import { isLocale, LOCALE_NAMES } from '../../../../shared/locales.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { createChangeAction, fieldOf, mutationChange, type RejectedChange } from '../../change-action.ts';
import { deskOf } from '../../desk-context.ts';
import { ChangeOutcome } from '../../frame/change-outcome.tsx';
import { DeskHead } from '../../frame/desk-head.tsx';
import { useHomeTexts } from '../use-home-texts.ts';
import { ComparedText } from './corrections-section.tsx';
import { CorrectTextDocument, HomeTextsDocument, type HomeTextsQuery } from './generated/texts.generated.ts';
import { useCorrectionTexts } from './use-correction-texts.ts';

/** The texts of a home, each in a form. */
export const textsRoute: RouteObject = {
  id: 'home-texts',
  path: 'homes/:id/texts',
  loader: load,
  action: createChangeAction({
    text: mutationChange(CorrectTextDocument, 'correctText', (form) => {
      const locale = fieldOf(form, 'locale');
      const version = fieldOf(form, 'version');
      const typed = { title: fieldOf(form, 'title'), description: fieldOf(form, 'description') };
      return isLocale(locale) ? { correction: { id: fieldOf(form, 'id'), locale, version, ...typed } } : null;
    }),
  }),
  Component: TextsPage,
};

type Home = NonNullable<HomeTextsQuery['deskHome']>;
type Text = Home['texts'][number];

async function load({ params, context }: LoaderFunctionArgs): Promise<Home> {
  const { deskHome } = await deskOf(context).run(HomeTextsDocument, { id: params.id ?? '' });
  if (!deskHome) throw data(null, { status: 404 });
  return deskHome;
}

function TextsPage() {
  const t = useMessages();
  const home = useLoaderData<Home>();
  const textsOf = useHomeTexts();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.corrections.textsOf', { home: textsOf(home).title })}>
        <a href={`/desk/homes/${home.id}`}>{t('desk.corrections.back')}</a>
      </DeskHead>
      <ChangeOutcome done={{ text: 'desk.corrections.textDone' }} />
      <p>{t('desk.corrections.textsIntro')}</p>
      {home.texts.length === 0 && <p>{t('desk.corrections.noTexts')}</p>}
      {home.texts.map((text) => (
        <TextForm key={text.locale} text={text} />
      ))}
    </div>
  );
}

/** The text of one language. What was typed before a rejected change stays in the fields. */
function TextForm({ text }: { text: Text }) {
  const t = useMessages();
  const { id } = useLoaderData<Home>();
  const rejected = useActionData<RejectedChange>();
  const { locale, title, description, version } = text;
  const typed = rejected?.values.locale === locale ? rejected.values : undefined;
  const heading = `text-${locale}`;
  return (
    <form method="post" className="desk-form desk-text-form" aria-labelledby={heading}>
      <h2 id={heading} lang={locale}>
        {LOCALE_NAMES[locale]}
      </h2>
      {typed && <PresentText text={text} typed={typed} />}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="version" value={version} />
      <label className="field">
        {t('desk.corrections.titleField')}
        <input
          name="title"
          lang={locale}
          required
          maxLength={MAX_TITLE}
          defaultValue={typed?.title ?? title}
        />
      </label>
      <CrmText text={text} field="TITLE" />
      <label className="field">
        {t('desk.corrections.descriptionField')}
        <textarea
          name="description"
          lang={locale}
          rows={12}
          required
          maxLength={MAX_DESCRIPTION}
          defaultValue={typed?.description ?? description}
        />
      </label>
      <CrmText text={text} field="DESCRIPTION" />
      <Button type="submit" name="intent" value="text">
        {t('desk.corrections.save')}
      </Button>
    </form>
  );
}

const withPlainBreaks = (text: string) => text.replaceAll('\r\n', '\n');

interface PresentTextProps {
  text: Text;
  typed: Record<string, string>;
}

/** What the site shows now where the employee typed something else, when the employee saw another text. */
function PresentText({ text: { locale, title, description, version }, typed }: PresentTextProps) {
  const t = useMessages();
  if (typed.version === version) return null;
  const shown = [title, description].filter(
    (part) => !Object.values(typed).map(withPlainBreaks).includes(withPlainBreaks(part)),
  );
  if (shown.length === 0) return null;
  return (
    <div className="desk-correction">
      <ComparedText label={t('desk.corrections.present')}>
        <span lang={locale}>{shown.join('\n\n')}</span>
      </ComparedText>
    </div>
  );
}

/** What the CRM gives where a text is corrected, by whom, and when. */
function CrmText({ text, field }: { text: Text; field: 'TITLE' | 'DESCRIPTION' }) {
  const t = useMessages();
  const { corrections } = useLoaderData<Home>();
  const { origin } = useCorrectionTexts();
  const correction = corrections.find(
    (each) => each.field === field && each.locale === text.locale && each.endedAt === null,
  );
  if (!correction) return null;
  return (
    <div className="desk-correction">
      <p className="desk-mark">{origin(correction)}</p>
      <ComparedText label={t('desk.corrections.own')}>
        <span lang={text.locale}>{correction.ownText}</span>
      </ComparedText>
    </div>
  );
}
