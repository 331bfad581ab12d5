import { type MailSettings, sendMail } from "#mail/send-mail.server.ts";
import { forgetEndedOrder, forgetErasedCustomer, removeLeftovers } from "#shop/account/erase-customer.server.ts";
import { sweepSignIns } from "#shop/customers/sweep-sign-ins.server.ts";
import { archiveTickets } from "#shop/help/archive-tickets.server.ts";
import { wipeSilentVisit } from "#shop/kiosk/kiosk-visits.server.ts";
import { mailCancellation, mailRefund } from "#shop/orders/cancellation-mails.server.ts";
import { confirmOrder } from "#shop/orders/confirm-order.server.ts";
import { askForRefundAccount, wipeRefundAccounts } from "#shop/orders/required-actions.server.ts";
import { keepUnpaidOrder, releasePaidOrder } from "#shop/orders/settle-order.server.ts";
import { giveUpPrintFiles, makePrintFiles } from "#shop/production/make-print-files.server.ts";
import { removeForgottenRuns } from "#shop/production/remove-print-files.server.ts";
import type { Workshop } from "#shop/shop.ts";

/** By a job's growing pauses some ten minutes. */
const TRIES_FOR_PICTURES = 6;

type Run = { attempt: number; lastTry: boolean; mail: MailSettings };
type Work = (shop: Workshop, payload: Record<string, unknown>, run: Run) => Promise<void>;

/** Every job that the shop queues, and who listens to it. */
export const tasks = {
	"payment-settled": (shop, payload) => releasePaidOrder(shop, String(payload.reference)),
	"payment-overdue": (shop, payload) => keepUnpaidOrder(shop, String(payload.publicId)),
	"refund-due": async (shop, payload) => {
		await mailRefund(shop, String(payload.refundId));
		await askForRefundAccount(shop, String(payload.refundId));
	},
	"wipe-refund-accounts": (shop) => wipeRefundAccounts(shop),
	"archive-tickets": (shop) => archiveTickets(shop),
	"order-moved": async (shop, payload) => {
		shop.log.info({ order: payload.orderId, to: payload.to }, "order moved");
		if (payload.to === 10) await mailCancellation(shop, Number(payload.orderId));
		await forgetEndedOrder(shop, Number(payload.orderId));
		await removeForgottenRuns(shop);
	},
	"forget-customer": (shop, payload) =>
		forgetErasedCustomer(shop, Number(payload.customerId), [payload.mails].flat().map(String)),
	"remove-leftovers": (shop, payload) => removeLeftovers(shop, payload as never),
	"confirm-order": (shop, payload, { attempt }) =>
		confirmOrder(shop, Number(payload.orderId), attempt > TRIES_FOR_PICTURES),
	"send-mail": (shop, payload, { mail }) => sendMail(shop, Number(payload.mailId), mail),
	"sweep-sign-ins": (shop) => sweepSignIns(shop),
	"wipe-kiosk-visit": (shop, payload) => wipeSilentVisit(shop, String(payload.sessionId)),
	"make-print-files": async (shop, payload, { lastTry }) => {
		try {
			await makePrintFiles(shop, Number(payload.orderId));
		} catch (error) {
			if (lastTry) await giveUpPrintFiles(shop, Number(payload.orderId));
			throw error;
		}
	},
} as const satisfies Record<string, Work>;
