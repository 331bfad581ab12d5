import { expect, test } from "vitest";
import { hasSession, visitorSession } from "./visitor-session.ts";

test.each([
	[true, "; Secure"],
	[false, ""],
])("the cookie is out of reach of scripts and of other sites; over TLS alone: %s", (secure, end) => {
	const visitor = visitorSession(undefined, secure);
	expect([visitor.session.id, visitor.setCookie()]).toEqual([undefined, undefined]);
	const id = visitor.session.start();
	const cookie = visitor.setCookie() ?? "";
	expect(cookie).toMatch(/^keepsake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000/);
	expect(cookie.endsWith("31536000".concat(end))).toBe(true);
	expect(cookie).not.toContain(id);
	const again = visitorSession(`other=1; ${cookie.split(";")[0]}`, secure);
	expect([again.session.id, again.session.start(), again.setCookie()]).toEqual([id, id, undefined]);
});

test("a made-up cookie is no session", () => {
	expect(visitorSession("keepsake_session=short", false).session.id).toBeUndefined();
});

test.each([
	["keepsake_session=x", true],
	["a=1; keepsake.session_token=x", true],
	["__Secure-keepsake.session_token=x", true],
	["a=1; keepsake_kiosk=x", true],
	["keepsake.csrf=x", false],
	[undefined, false],
])("what is kept for everybody is not for who brings %s: %s", (cookies, expected) => {
	expect(hasSession(cookies)).toBe(expected);
});
