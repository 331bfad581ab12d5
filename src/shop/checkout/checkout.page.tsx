import { useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { CHECKOUT_STEPS, type CheckoutStep, parseCheckoutStep } from "#core/checkout-steps.ts";
import { formatDay } from "#core/day-display.ts";
import { isUuid } from "#core/identifiers.ts";
import { PAYMENT_METHODS } from "#core/payment-methods.ts";
import { formatPrice } from "#core/price-display.ts";
import { tellingWords } from "#design/telling-words.ts";
import { allowCustomerMakeOrders } from "#guards/allow-customer-make-orders.ts";
import { allowLoginOrGuestCheckout, checkoutContext } from "#guards/allow-login-or-guest-checkout.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect, redirectDocument } from "#guards/redirect.ts";
import { redirectEmptyCart } from "#guards/redirect-empty-cart.ts";
import { redirectEmptyCustomer } from "#guards/redirect-empty-customer.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { lineProofs, printsDuller } from "#shop/cart/line-proofs.server.ts";
import { variantName } from "#shop/cart/variant-name.ts";
import { pageLinks } from "#shop/content/content.server.ts";
import { projectPreview } from "#shop/designs/preview-files.ts";
import { openPayment } from "#shop/orders/open-payment.server.ts";
import { deliveryPrice } from "#shop/shipping/delivery-price.server.ts";
import type { ShippingOption } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { Stepper } from "#ui/stepper.tsx";
import type { Route } from "./+types/checkout.page";
import { AddressStep } from "./address-step.tsx";
import { changeCheckout, contentsHash, openStep, quote, sumsWith } from "./checkout.server.ts";
import { type FieldErrors, parseAddress, parseContact } from "./checkout-forms.ts";
import { ContactStep } from "./contact-step.tsx";
import { deliveryCountries } from "./delivery-countries.server.ts";
import { mostLetters } from "./most-letters.ts";
import { OrderSummary, type OrderSums } from "./order-summary.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { type OrderRefusal, placeOrder } from "./place-order.server.ts";
import { isCuredByPressingAgain, type Refused, RefusedOrder } from "./refused-order.tsx";
import { reviewOf } from "./review.server.ts";
import { chosenDelivery, keepAddress, savedAddresses } from "./saved-addresses.server.ts";
import { ShipmentStep } from "./shipment-step.tsx";
import { SignedInNote } from "./signed-in-note.tsx";

export const handle = { texts: ["checkout"], leadsToPayment: true };
export const middleware: Route.MiddlewareFunction[] = [
	redirectEmptyCart,
	allowLoginOrGuestCheckout,
	redirectEmptyCustomer,
	allowCustomerMakeOrders,
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const checkout = context.get(checkoutContext);
	const open = openStep(checkout);
	const { searchParams } = new URL(request.url);
	const step = parseCheckoutStep(searchParams.get("step"));
	if (!step || step > open) throw redirect(`/checkout?step=${open}`);
	const offer = await quote(shop, checkout);
	if (offer.cart.unavailable.length || offer.cart.isChanged) throw redirect("/cart");
	const show = (price: Parameters<typeof formatPrice>[0]) =>
		formatPrice(price, shop.locale.iso, shop.site.pricesWithDecimals);
	const sums = (shipping: ShippingOption | undefined) => {
		const { total, vat } = sumsWith(shop, checkout, offer.cart, shipping);
		return {
			shipping: shipping && deliveryPrice(shipping.price, shop),
			day: shipping && formatDay(shipping.promisedOn, shop.locale.iso),
			total: show(total),
			vat: show(vat),
		};
	};
	const words = tellingWords(offer.cart.lines);
	const { idempotencyKey, ownerId: _, site: __, newsletter, updatedAt: ___, ...filled } = checkout;
	return {
		step,
		open,
		signedIn: shop.customer?.email,
		fromPayment: searchParams.get("from") === "payment",
		filled: { ...filled, newsletter: newsletter ? "yes" : null } as Readonly<Partial<Record<string, string | null>>>,
		idempotencyKey,
		countries: step === 2 ? deliveryCountries(shop) : [],
		saved: step === 2 ? await savedAddresses(shop) : undefined,
		options: step === 3 ? offer.options.map((option) => shownOption(shop, option, sums(option))) : [],
		preselected: step === 3 ? (offer.shipping ?? offer.options[0])?.option : undefined,
		methods: shop.site.payments,
		review: step === 4 ? reviewOf(shop, checkout, offer.shipping) : [],
		legal: step === 4 ? await legalPages(shop) : [],
		orderButton: shop.site.orderButton[shop.locale.language] ?? "",
		total: offer.total.amount,
		contents: contentsHash(offer.cart, checkout),
		summary: {
			printsDuller: (await Promise.all(offer.cart.lines.map((line) => printsDuller(shop, line)))).includes(true),
			lines: offer.cart.lines.map((line) => ({
				id: line.id,
				name: line.articleName,
				words: words.get(line),
				variant: variantName(line),
				essentials: line.essentials,
				quantity: line.quantity,
				total: show(line.total),
				picture: projectPreview(
					{ id: line.projectId, hash: line.hash },
					{ side: line.shownSide, variantId: line.variantId },
				),
				proofs: lineProofs(shop, line, { step }),
				seen: [line.id, line.hash, line.variantId, line.quantity, line.total.amount].join(" "),
			})),
			goods: show(offer.cart.goods),
			...sums(offer.shipping),
		},
	};
}

/** What holds for the order, beside the button that places it. */
async function legalPages(shop: Shop) {
	const links = await pageLinks(shop);
	const wanted = ["terms", "withdrawal", "privacy"];
	return links.filter(({ purpose }) => purpose && wanted.includes(purpose)).map(({ to, title }) => ({ to, title }));
}

function shownOption(shop: Shop, { option, carrier, price, promisedOn }: ShippingOption, sums: OrderSums) {
	return { option, carrier, price: deliveryPrice(price, shop), day: formatDay(promisedOn, shop.locale.iso), sums };
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const { searchParams } = new URL(request.url);
	const step = parseCheckoutStep(searchParams.get("step"));
	switch (step) {
		case 1: {
			const contact = parseContact(form);
			if (!contact.ok) return wrong(contact.fields, form);
			await changeCheckout(shop, contact.value);
			return redirect(searchParams.get("from") === "payment" ? "/checkout?step=4" : "/checkout?step=2");
		}
		case 2: {
			const checkout = context.get(checkoutContext);
			if (form.get("intent") === "saved") {
				const delivery = await chosenDelivery(shop, form.get("saved"), checkout);
				if (!delivery) return wrong({ saved: "required" }, form);
				await changeCheckout(shop, delivery);
				return redirect("/checkout?step=3");
			}
			const address = parseAddress(form, shop.site);
			if (!address.ok) return wrong(address.fields, form);
			if (form.has("keep")) await keepAddress(shop, address.value, checkout);
			await changeCheckout(shop, { ...address.value, deliveryMode: "ADDRESS" });
			return redirect("/checkout?step=3");
		}
		case 3: {
			const offer = await quote(shop, context.get(checkoutContext));
			const chosen = offer.options.find((option) => option.option === form.get("shippingOption"));
			if (!chosen) return wrong({ shippingOption: "required" }, form);
			await changeCheckout(shop, { shippingOption: chosen.option });
			return redirect("/checkout?step=4");
		}
		case 4: {
			const method = PAYMENT_METHODS.find((known) => known === form.get("method"));
			if (!method) return wrong({ method: "required" }, form);
			const idempotencyKey = String(form.get("idempotencyKey") ?? "");
			const total = Number(form.get("total"));
			const contents = String(form.get("contents") ?? "");
			if (!isUuid(idempotencyKey)) return refusedOrder("expired", form);
			const placed = await placeOrder(shop, { idempotencyKey, method, total, contents }, context.get(checkoutContext));
			if (!placed.ok) return refusedOrder(placed.reason, form);
			return redirectDocument(await openPayment(shop, placed.value.order, { written: placed.value.payment }));
		}
		default:
			return redirect("/checkout");
	}
}

/** A refused order was made from what stood here: what stands now must come with the refusal. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || defaultShouldRevalidate;
}

function wrong(fields: FieldErrors, form: FormData) {
	return data({ fields, typed: typedIn(form), refused: undefined }, { status: 422 });
}

function refusedOrder(reason: OrderRefusal, form: FormData) {
	const refused: Refused = { reason, seen: form.getAll("seen").map(String) };
	return data({ fields: {} as FieldErrors, typed: typedIn(form), refused }, { status: 409 });
}

function typedIn(form: FormData): Record<string, string> {
	return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("checkout");
	const brand = useContext(ShopBrand);
	const { step, signedIn, summary, options, preselected } = loaderData;
	const { key: visit } = useLocation();
	const [picked, setPicked] = useState<{ visit: string; option: string }>();
	const own = picked?.visit === visit ? picked.option : undefined;
	const shownOption = own ?? preselected;
	const sums = options.find(({ option }) => option === shownOption)?.sums;
	const { fields = {}, refused } = actionData ?? {};
	const errors = Object.entries(fields).map(([field, reason]) => ({
		field,
		text: t("errorOf", { field: t(`field.${field}`), error: t(`error.${reason}`, { most: mostLetters(field) }) }),
	}));
	const form = {
		filled: { ...loaderData.filled, ...actionData?.typed },
		error: (field: string) => fields[field] && t(`error.${fields[field]}`, { most: mostLetters(field) }),
	};
	const steps = Object.entries(CHECKOUT_STEPS).map(([number, name]) => ({
		text: t(`step.${name}`),
		...(Number(number) < step ? { to: `/checkout?step=${number}` } : {}),
	}));
	return (
		<div className="page-column grid grid-cols-1 gap-8 py-8 lg:py-12">
			<PageTitle>{t(`step.${CHECKOUT_STEPS[step]}`)}</PageTitle>
			{signedIn && <SignedInNote email={signedIn} />}
			<Stepper label={t("steps")} steps={steps} current={step - 1} doneText={t("done")} />
			<div className={step < 4 ? "grid grid-cols-1 gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16" : "grid grid-cols-1"}>
				<div className="grid grid-cols-1 content-start gap-6">
					<h1 className="text-36">{t(`heading.${CHECKOUT_STEPS[step]}.${brand}`)}</h1>
					{refused && !isCuredByPressingAgain(refused.reason) && <RefusedOrder refusal={refused} />}
					<ErrorSummary title={t("checkFields", { count: errors.length })} errors={errors} />
					<StepForm
						step={step}
						data={loaderData}
						form={form}
						refused={refused}
						onShipping={(option) => setPicked({ visit, option })}
					/>
				</div>
				{step === 3 && (
					<p role="status" className="sr-only">
						{own && sums && t("summary.newTotal", { total: sums.total })}
					</p>
				)}
				{step < 4 && <OrderSummary summary={{ ...summary, ...sums }} />}
			</div>
		</div>
	);
}

export type StepFormState = {
	filled: Partial<Record<string, string | null>>;
	error: (field: string) => string | undefined;
};

type StepFormProps = {
	step: CheckoutStep;
	data: Route.ComponentProps["loaderData"];
	form: StepFormState;
	refused: Refused | undefined;
	onShipping: (option: string) => void;
};

function StepForm({ step, data: loaded, form, refused, onShipping }: StepFormProps) {
	if (step === 1) return <ContactStep form={form} fromPayment={loaded.fromPayment} />;
	if (step === 2) return <AddressStep form={form} countries={loaded.countries} saved={loaded.saved} />;
	const { options, preselected } = loaded;
	if (step === 3) return <ShipmentStep form={form} {...{ options, preselected, onShipping }} />;
	const { methods, orderButton, idempotencyKey, total, contents, review, summary, legal } = loaded;
	return (
		<PaymentStep
			form={form}
			{...{ methods, orderButton, idempotencyKey, total, contents, review, summary, refused, legal }}
		/>
	);
}
