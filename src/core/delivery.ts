/** Checkout's delivery modes (specification, section 3). */
const DELIVERY_MODES = ["ADDRESS", "PICKPOINT", "MANAGED", "CUSTOMER"] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

const CARRIERS = ["CORREOS", "MONDIAL_RELAY", "DHL_PARCEL", "GLS", "CHRONOEXPRESS", "UPS"] as const;
export type Carrier = (typeof CARRIERS)[number];

const TRACKING_STATES = [
	"PROCESSING",
	"ON_ROUTE",
	"ON_DELIVERY",
	"DELIVERED",
	"INCIDENCE",
	"PENDING_TO_PICK",
	"PICKED",
] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];
