import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lists every package of the lock file that is installed, with version and licence. */
type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean }> };
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const rows = Object.entries(lock.packages)
	.filter(([path, entry]) => path && !entry.dev)
	.map(([path, entry]) => [
		path.slice(path.lastIndexOf("node_modules/") + 13),
		entry.version ?? "",
		licenceOf(path, entry.license),
	])
	.sort(([a = ""], [b = ""]) => a.localeCompare(b));
const width = Math.max(...rows.map(([name = ""]) => name.length));
for (const [name = "", version = "", licence = ""] of rows)
	console.log(`${name.padEnd(width)}  ${version.padEnd(16)}  ${licence}`);
console.log(
	`\n${rows.length} packages. Typefaces come from the @expo-google-fonts and @fontsource-variable packages (SIL Open Font License 1.1), icons from @tabler/icons-react (MIT), graphics for designs from Fluent Emoji, Tabler Icons and country-flag-icons (MIT) with names from Unicode CLDR (src/shop/clip-art/data/LICENCES.txt). The press profile of print files is made from measurements under the zlib licence (docs/decisions/0181).`,
);

function licenceOf(path: string, known: string | undefined): string {
	const own = known ?? packageLicence(path);
	const font = fontLicence(path);
	return font ? `${own} (code), ${font} (font)` : own;
}

function packageLicence(path: string): string {
	try {
		const { license } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as { license?: string };
		return license ?? "unknown";
	} catch {
		return "not installed here";
	}
}

function fontLicence(path: string): string | undefined {
	if (!path.includes("@expo-google-fonts/")) return undefined;
	return readdirSync(path).includes("LICENSE_FONT") ? "OFL-1.1" : undefined;
}
