import { useEffect, useRef, useState } from 'react';
import { type AgendaChanges, changesOn } from '../../../../shared/appointments/agenda-changes.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import { useSlotFormats } from './use-slot-formats.ts';

/** The shortest time between two announcements. */
const PAUSE_MS = 4_000;
/** Delay that shows whether a slot that became unavailable was the chosen one. */
const SOON_MS = 100;

interface AgendaNewsProps {
  agenda: AgendaFragment;
  date: string;
  /** The chosen slot that became unavailable. It is announced separately. */
  lost: string | null;
}

/**
 * Announces changes of the shown day to screen readers. A change that is undone between two announcements is
 * not announced.
 */
export function AgendaNews({ agenda, date, lost }: AgendaNewsProps) {
  const sentenceOf = useSentence();
  const [news, setNews] = useState('');
  const announcedAgenda = useRef(agenda);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are the same on each rendering
  useEffect(() => {
    const announce = () => {
      const { gone, freed } = changesOn(date, announcedAgenda.current, agenda);
      const sentence = sentenceOf({ gone: gone.filter((slot) => slot !== lost), freed });
      announcedAgenda.current = agenda;
      if (!sentence) return;
      lastAt.current = performance.now();
      setNews(sentence);
    };
    const timer = setTimeout(announce, Math.max(SOON_MS, lastAt.current + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [agenda, date, lost]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}

function useSentence() {
  const t = useMessages();
  const formats = useSlotFormats();
  return ({ gone, freed }: AgendaChanges): string => {
    const times = (slots: readonly string[]) => formats.list(slots.map(formats.time));
    return [
      gone.length > 0 && t('appointments.news.gone', { count: gone.length, times: times(gone) }),
      freed.length > 0 && t('appointments.news.freed', { count: freed.length, times: times(freed) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
