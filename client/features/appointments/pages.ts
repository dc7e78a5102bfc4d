import { FORM_PAGE, type PageRow, SECRET_PAGE } from '../../page.ts';

export const appointmentPages: readonly PageRow[] = [
  {
    name: 'bookAppointment',
    ...FORM_PAGE,
    isSecret: true,
    messages: ['forms', 'appointments'],
    file: 'client/features/appointments/booking-page.tsx',
    load: async () => (await import('./booking-page.tsx')).bookingPage,
  },
  {
    name: 'appointment',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments', 'viewing'],
    file: 'client/features/appointments/appointment-page.tsx',
    load: async () => (await import('./appointment-page.tsx')).appointmentPage,
  },
  {
    name: 'cancelAppointment',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments', 'viewing'],
    file: 'client/features/appointments/cancel-page.tsx',
    load: async () => (await import('./cancel-page.tsx')).cancelPage,
  },
  {
    name: 'agentAppointment',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments', 'viewing', 'viewingAgent'],
    file: 'client/features/appointments/agent-page.tsx',
    load: async () => (await import('./agent-page.tsx')).agentPage,
  },
  {
    name: 'joinWaitingList',
    ...FORM_PAGE,
    messages: ['forms', 'appointments', 'waiting'],
    file: 'client/features/appointments/waiting-page.tsx',
    load: async () => (await import('./waiting-page.tsx')).waitingPage,
  },
  {
    name: 'leaveWaitingList',
    ...SECRET_PAGE,
    messages: ['forms', 'appointments', 'waiting'],
    file: 'client/features/appointments/leave-waiting-page.tsx',
    load: async () => (await import('./leave-waiting-page.tsx')).leaveWaitingPage,
  },
];
