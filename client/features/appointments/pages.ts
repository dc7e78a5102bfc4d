import { FORM_PAGE, type PageRow, SECRET_PAGE } from '../../page.ts';

export const appointmentPages: readonly PageRow[] = [
  {
    name: 'bookAppointment',
    ...FORM_PAGE,
    hasSecretUrl: true,
    messages: ['forms', 'appointments/booking'],
    file: 'client/features/appointments/booking/booking-page.tsx',
    load: async () => (await import('./booking/booking-page.tsx')).bookingPage,
  },
  {
    name: 'appointment',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments/booking', 'appointments/viewing'],
    file: 'client/features/appointments/appointment/appointment-page.tsx',
    load: async () => (await import('./appointment/appointment-page.tsx')).appointmentPage,
  },
  {
    name: 'cancelAppointment',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments/booking', 'appointments/viewing'],
    file: 'client/features/appointments/appointment/cancel-page.tsx',
    load: async () => (await import('./appointment/cancel-page.tsx')).cancelPage,
  },
  {
    name: 'agentAppointment',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments/booking', 'appointments/viewing', 'appointments/agent'],
    file: 'client/features/appointments/agent/agent-page.tsx',
    load: async () => (await import('./agent/agent-page.tsx')).agentPage,
  },
  {
    name: 'joinWaitingList',
    ...FORM_PAGE,
    sitemap: 'not-indexed',
    messages: ['forms', 'appointments/booking', 'appointments/waiting'],
    file: 'client/features/appointments/waiting/waiting-list-page.tsx',
    load: async () => (await import('./waiting/waiting-list-page.tsx')).waitingListPage,
  },
  {
    name: 'leaveWaitingList',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments/booking', 'appointments/waiting'],
    file: 'client/features/appointments/waiting/leave-waiting-list-page.tsx',
    load: async () => (await import('./waiting/leave-waiting-list-page.tsx')).leaveWaitingListPage,
  },
];
