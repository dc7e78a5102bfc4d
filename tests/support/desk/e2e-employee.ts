/** The employees of the tested site: each test that signs in has its own, whose mails no other test reads. */
const manager = (name: string) =>
  ({ email: `${name}@baksteen.example`, name: 'Directie', role: 'manager' }) as const;

export const EMPLOYEE = manager('directie');

/** The employee of a test in a project of `playwright.config.ts`. */
export const employeeOf = (project: string) =>
  manager(`directie.${project.toLowerCase().replaceAll(' ', '-')}`);

export const EMPLOYEES = [
  EMPLOYEE,
  ...['desktop', 'phone', 'phone without JavaScript'].map((project) => employeeOf(project)),
];
