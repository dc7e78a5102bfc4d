import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { kilometresBetween } from '../../../../shared/geography/plane.ts';
import { travelMinutes } from '../../../../shared/listings/travel-minutes.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { Point } from '../../../map/map-options.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FindTownDocument } from './generated/own-place.generated.ts';
import { type OwnPlace, recallPlace, rememberPlace } from './own-place.ts';

/** Beyond it a time is not shown: few people would walk or cycle that long. */
const MAX_MINUTES = 120;
const MAX_LENGTH = 80;

type Outcome = { error: 'unknown' | 'failed'; typed: string } | 'waiting' | null;

/**
 * The times from a listing to a town that the visitor types, which this browser remembers for other listings. The
 * towns are those of the search by town. The field has no name, so a form that is sent without JavaScript has no value.
 * `children` follow the times.
 */
export function OwnPlaceForm({ location, children }: { location: Point; children?: ReactNode }) {
  const t = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { place, outcome, find, forget } = useOwnPlace();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    find(field.current?.value.trim() ?? '');
  };
  const error = outcome && outcome !== 'waiting' ? outcome : null;
  return (
    <form className="own-place" onSubmit={submit}>
      <label className="field">
        <span>{t('map.own.label')}</span>
        <input
          ref={field}
          type="text"
          autoComplete="off"
          required
          maxLength={MAX_LENGTH}
          aria-describedby={`${id}-hint`}
          aria-invalid={error?.error === 'unknown' || undefined}
        />
      </label>
      <Button type="submit" look="quiet" disabled={outcome === 'waiting'}>
        {t('map.own.submit')}
      </Button>
      <p id={`${id}-hint`} className="own-place__hint">
        {t('map.own.hint')}
      </p>
      <div role="status" className="own-place__result">
        {error && <p className="field__error">{t(`map.own.${error.error}`, { typed: error.typed })}</p>}
        {place && <Times place={place} location={location} />}
      </div>
      {place && (
        <Button type="button" look="text" onClick={forget}>
          {t('map.own.forget')}
        </Button>
      )}
      {children}
    </form>
  );
}

function Times({ place, location }: { place: OwnPlace; location: Point }) {
  const t = useMessages();
  const exact = kilometresBetween(location, place);
  const foot = travelMinutes(exact * 1000, 'foot');
  const bicycle = travelMinutes(exact * 1000, 'bicycle');
  // A town is an area, so its distance is not known more precisely.
  const kilometres = Math.max(1, Math.round(exact));
  const values = { town: place.name, kilometres, foot, bicycle };
  if (foot <= MAX_MINUTES) return <p>{t('map.own.near', values)}</p>;
  return <p>{t(bicycle <= MAX_MINUTES ? 'map.own.cycling' : 'map.own.far', values)}</p>;
}

/** The place of this browser, and functions that replace it and delete it. */
function useOwnPlace() {
  const { run } = useResults();
  const locale = useLocale();
  const [place, setPlace] = useState<OwnPlace | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => setPlace(recallPlace()), []);
  const show = (found: OwnPlace | null) => {
    rememberPlace(found);
    setPlace(found);
    setOutcome(null);
  };
  const find = async (typed: string) => {
    if (!typed) return;
    setOutcome('waiting');
    const found = await run(FindTownDocument, { query: typed, locale }).catch(() => null);
    const town = found?.searchCities.items[0];
    if (town) show({ name: townLabel(town), ...pointOf(town.location) });
    else setOutcome({ error: found ? 'unknown' : 'failed', typed });
  };
  return { place, outcome, find, forget: () => show(null) };
}

/** Without the other fields that a cached point may have. */
const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });
