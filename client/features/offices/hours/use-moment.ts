import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/**
 * The present, for what changes with it. It begins with the moment at which the server answered, so that
 * hydration finds the same text; then it follows the browser's clock.
 */
export function useMoment(answeredAt: string): Date {
  const [moment, setMoment] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setMoment(new Date());
    update();
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return moment ?? new Date(answeredAt);
}
