import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test.each([
	["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox · Android"],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
		"Edge · Windows",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1",
		"Safari · iPhone",
	],
	["curl/8.1", ""],
	[null, ""],
])("%s is %s", (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});
