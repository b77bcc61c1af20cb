export { calculateVehicle, type VehicleResult } from './calculate.ts';
export { vehicleEntry, type VehicleEntry } from './entry.ts';
