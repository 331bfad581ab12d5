import i18next, { type BackendModule } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { textAddress } from "#shop/text-address.ts";
import { keepOwnHistoryEntries } from "#ui/own-history-entries.ts";

const root = document.documentElement;
const backend: BackendModule = {
	type: "backend",
	init() {},
	read(iso, namespace, done) {
		fetch(textAddress(namespace, iso), { credentials: "same-origin" })
			.then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`Texts: ${answer.status}`))))
			.then(
				(texts) => done(null, texts),
				(error) => done(error, null),
			);
	},
};

await i18next
	.use(backend)
	.use(initReactI18next)
	.init({
		lng: root.lang,
		fallbackLng: false,
		load: "currentOnly",
		ns: (root.dataset.ns ?? "general").split(" "),
		defaultNS: "general",
		interpolation: { escapeValue: false },
		react: { useSuspense: true },
	});

keepOwnHistoryEntries();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<I18nextProvider i18n={i18next}>
				<HydratedRouter />
			</I18nextProvider>
		</StrictMode>,
	);
});
