import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAIL_COLORS } from "#mail/mail-look.ts";

const css = readFileSync("src/ui/tokens.css", "utf8");

test.each(["keepsake", "popkin"] as const)("mails of %s have its tokens' colours", (brand) => {
	const block = new RegExp(`\\[data-brand="${brand}"\\][^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";
	for (const [name, value] of Object.entries(MAIL_COLORS[brand])) {
		const token = name.replace(/[A-Z\d]/g, (sign) => `-${sign.toLowerCase()}`);
		expect(block.toLowerCase(), name).toContain(`--${token}: ${value.toLowerCase()};`);
	}
});
