import type { KeptVersion } from "./kept-version.ts";

/** When each was kept, in the reader's own time; with seconds where two would read the same. */
export function versionTimes(versions: readonly Pick<KeptVersion, "savedAt">[], locale: string): readonly string[] {
	const short = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
	const exact = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
	const times = versions.map(({ savedAt }) => short.format(new Date(savedAt)));
	const isAlone = (time: string) => times.indexOf(time) === times.lastIndexOf(time);
	return versions.map(({ savedAt }, index) => {
		const time = times[index]!;
		return isAlone(time) ? time : exact.format(new Date(savedAt));
	});
}
