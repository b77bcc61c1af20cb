export { demoOrganisation, secondDemoOrganisation } from './demo.ts';
