/** Specification, section 3. GIROPAY and SOFORT stay for old orders only; COUNTER is our own, for kiosks. */
export const PAYMENT_METHODS = [
	"CARD",
	"BANCONTACT",
	"GIROPAY",
	"IDEAL",
	"PAYPAL",
	"SOFORT",
	"MOBILE_PAY",
	"BIZUM",
	"BANK_TRANSFER",
	"MULTIBANCO",
	"BLIK",
	"BILLING_ACCOUNT",
	"EPS",
	"SWISH",
	"TWINT",
	"TRUSTLY",
	"APPLE_PAY",
	"GOOGLE_PAY",
	"KLARNA",
	"MB_WAY",
	"COUNTER",
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_TYPES = ["BANK_RECEIPT", "TRANSFER", "ONLINE_PREPAID"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const PAYMENT_STATUSES = ["PENDING", "PAID", "CANCELED"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
