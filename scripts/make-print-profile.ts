import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes the profile that print files bring along from the measurements of FOGRA39L (decision 0181).
 * Needs Debian’s packages argyll and icc-profiles-free; takes two minutes.
 */
const PROFILE = "src/painters/pdf/fogra39-ink300.icc";
const MOST_INK = 300;
const COPYRIGHT = "FOGRA39L measurements by Kai-Uwe Behrmann, zlib licence; profile by Keepsake, MIT licence";

const listed = execFileSync("dpkg", ["-L", "icc-profiles-free"], { encoding: "utf8" });
const measurements = listed.split("\n").find((path) => path.endsWith("/FOGRA39L.ti3"));
if (!measurements) throw new Error("icc-profiles-free has no FOGRA39L.ti3");
const folder = mkdtempSync(join(tmpdir(), "profile-"));
try {
	copyFileSync(measurements, join(folder, "fogra39.ti3"));
	// With smaller tables for the way to the inks, pale colours lose half of their chroma. Without -S the perceptual table is colorimetric, which is what sharp converts by.
	const options = ["-v", "-ql", "-bh", `-l${MOST_INK}`, "-D", "FOGRA39 coated, ink 300 %", "-C", COPYRIGHT];
	execFileSync("colprof", [...options, "fogra39"], { cwd: folder, stdio: "inherit" });
	copyFileSync(join(folder, "fogra39.icc"), PROFILE);
} finally {
	rmSync(folder, { recursive: true });
}
