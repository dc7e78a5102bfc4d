/** The employee of the tested site. */
export const EMPLOYEE = { email: 'directie@baksteen.example', name: 'Directie', role: 'manager' } as const;
