import { useEffect, useRef, useState } from 'react';
import {
  type AgendaChanges,
  isSelectable,
  slotChangesOn,
  slotState,
  withSlotTaken,
} from '../../../../shared/appointments/agenda-changes.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import { useSlotFormats } from './use-slot-formats.ts';

/** The shortest time between two announcements. */
const PAUSE_MS = 4_000;
/** Delay that shows whether a slot that became unavailable was the chosen one. */
const SOON_MS = 100;

interface AgendaChangeAnnouncerProps {
  agenda: AgendaFragment;
  date: string;
  /** The chosen slot that became unavailable. An alert announces this at once. */
  lost: string | null;
}

/**
 * Announces changes of the shown day to screen readers. A change that is undone between two announcements is
 * not announced.
 */
export function AgendaChangeAnnouncer({ agenda, date, lost }: AgendaChangeAnnouncerProps) {
  const sentenceOf = useSentence();
  const [news, setNews] = useState('');
  const announcedAgenda = useRef(agenda);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are the same on each rendering
  useEffect(() => {
    if (lost && !isSelectable(slotState(lost, agenda)))
      announcedAgenda.current = withSlotTaken(lost, announcedAgenda.current);
    const announce = () => {
      const sentence = sentenceOf(slotChangesOn(date, announcedAgenda.current, agenda));
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
  return ({ unavailable, available }: AgendaChanges): string => {
    const times = (slots: readonly string[]) => formats.list(slots.map(formats.time));
    return [
      unavailable.length > 0 &&
        t('appointments.news.gone', { count: unavailable.length, times: times(unavailable) }),
      available.length > 0 &&
        t('appointments.news.freed', { count: available.length, times: times(available) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
