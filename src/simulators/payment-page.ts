import { LANGUAGES } from "#core/languages.ts";
import type { simulatedPayments } from "#database/schema.ts";
import { textsOf } from "#shop/texts.server.ts";

type SimulatedPayment = typeof simulatedPayments.$inferSelect;

/** The provider's own page: plain HTML and forms, in the customer's language. */
export function paymentPage(payment: SimulatedPayment, message: string): string {
	const language = LANGUAGES.find((each) => payment.locale.startsWith(`${each}-`)) ?? "en";
	const t = textsOf({ iso: payment.locale, language }).getFixedT(payment.locale, ["simulators", "checkout"]);
	const amount = new Intl.NumberFormat(payment.locale, { style: "currency", currency: payment.currency }).format(
		payment.amount / 100,
	);
	const decided = payment.status === "approved" || payment.status === "canceled" || payment.status === "delayed";
	const notice = message === "declined" || message === "code" ? `<p role="alert" class="alert">${t(message)}</p>` : "";
	const button = (decision: string, look = "") =>
		`<button name="decision" value="${decision}" class="${look}">${t(decision)}</button>`;
	const challenge = `<label for="code">${t("challengeCode")}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required aria-describedby="hint">
<p id="hint">${t("challengeHint")}</p><button class="primary">${t("confirm")}</button>`;
	const choices = ["decline", "challenge", "cancel", "later", "twice"].map((decision) => button(decision)).join("");
	const form = decided
		? `<p>${t("alreadyDecided")}</p><p><a href="${escapeHtml(payment.returnUrl)}">${t("back")}</a></p>`
		: `<form method="post">${payment.status === "challenged" ? challenge : button("approve", "primary") + choices}</form>`;
	return `<!doctype html><html lang="${escapeHtml(payment.locale)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${t("title")}</title><link rel="icon" href="/brand/favicon.svg">
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1a2330;background:#f4f6f9;overflow-wrap:anywhere}
main{background:#fff;border:1px solid #c6cfda;border-radius:12px;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 1rem}dl{margin:0 0 1.25rem}
dt{color:#4a5768;font-size:.875rem}dd{margin:0 0 .5rem;font-weight:600}form{display:grid;gap:.6rem}
button,input{font:inherit;min-height:46px;border-radius:8px;border:1px solid #5a6a7e;background:#fff;padding:.5rem 1rem}
.primary{background:#1d4e89;color:#fff;border-color:#1d4e89;font-weight:600}.alert{background:#fdecea;color:#8c1d18;padding:.75rem;border-radius:8px}
.simulated{font-size:.875rem;color:#4a5768}</style>
<main><p class="simulated">${t("simulated")}</p><h1>${t("title")}</h1>${notice}
<dl><dt>${t("amount")}</dt><dd>${amount}</dd><dt>${t("for")}</dt><dd>${escapeHtml(payment.description)}</dd>
<dt>${t("method")}</dt><dd>${escapeHtml(t(`checkout:method.${payment.method}`, payment.method))}</dd></dl>${form}</main></html>`;
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
