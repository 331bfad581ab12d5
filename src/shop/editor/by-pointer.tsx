/** Words for hands that point and type, others for fingers: an attached mouse decides. */
export function ByPointer({ fine, coarse }: { fine: string; coarse: string }) {
	return (
		<>
			<span className="hidden pointer-fine:inline">{fine}</span>
			<span className="pointer-fine:hidden">{coarse}</span>
		</>
	);
}
