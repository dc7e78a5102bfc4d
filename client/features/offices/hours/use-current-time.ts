import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/**
 * Returns the current time. It starts with the server's response time, so that hydration renders the same text,
 * then follows the browser's clock.
 */
export function useCurrentTime(answeredAt: string): Date {
  const [moment, setMoment] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setMoment(new Date());
    update();
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return moment ?? new Date(answeredAt);
}
