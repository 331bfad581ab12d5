export const INVOICE_KINDS = ["INVOICE", "CREDIT_NOTE"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
