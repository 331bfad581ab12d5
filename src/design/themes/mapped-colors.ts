import { blended, hexOf, rgbOf } from "#design/contrast.ts";
import type { ColorInUse } from "#design/themes/colors-in-use.ts";
import type { Palette } from "#design/themes/palettes.ts";
import type { ColorRole } from "#design/themes/recolored.ts";

const FADING = 0.7;

/** The palette's colour for each one in use. Where there are more of a role, the same ones come again, nearer to the ground. */
export function mappedColors(used: readonly ColorInUse[], palette: Palette): ReadonlyMap<string, string> {
	const counts = new Map<ColorRole, number>();
	return new Map(
		used.map(({ color, role }) => {
			const place = counts.get(role) ?? 0;
			counts.set(role, place + 1);
			return [color, colorAt(palette, role, place)];
		}),
	);
}

function colorAt(palette: Palette, role: ColorRole, place: number): string {
	const among = { ground: palette.grounds, ink: palette.inks, accent: palette.accents }[role];
	const toward = role === "ground" ? palette.inks[0] : palette.grounds[0];
	const color = among[place % among.length];
	if (!color || !toward) throw new Error(`The palette ${palette.name} lacks colours`);
	const rounds = Math.floor(place / among.length);
	return hexOf(blended(rgbOf(color), rgbOf(toward), FADING ** rounds));
}
