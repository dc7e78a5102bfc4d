/** Builders of calendars for tests. */

export function calendar(...components: string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...components, 'END:VCALENDAR'];
  return `${lines.join('\r\n')}\r\n`;
}

export function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', 'DTSTAMP:20261120T080000Z', ...lines, 'END:VEVENT'].join('\r\n');
}
