/** What an employee may see at the desk: the own homes, those of the own office, or everything. */
export type EmployeeRole = 'AGENT' | 'OFFICE' | 'MANAGER';
