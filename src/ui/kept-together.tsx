/** Words in which one part, an order's number perhaps, is only broken at its hyphens where it is longer than the line. */
export function KeptTogether({ words, part }: { words: string; part: string }) {
	const at = words.indexOf(part);
	if (at < 0) return words;
	return (
		<>
			{words.slice(0, at)}
			<span className="inline-block">{part}</span>
			{words.slice(at + part.length)}
		</>
	);
}
