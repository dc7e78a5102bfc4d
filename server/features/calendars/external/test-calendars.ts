/** iCalendar texts for tests. */

export function createCalendar(...components: string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...components, 'END:VCALENDAR'];
  return `${lines.join('\r\n')}\r\n`;
}

export function createEvent(...lines: string[]): string {
  return ['BEGIN:VEVENT', 'DTSTAMP:20261120T080000Z', ...lines, 'END:VEVENT'].join('\r\n');
}
