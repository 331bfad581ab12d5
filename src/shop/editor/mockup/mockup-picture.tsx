import { useLayoutEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import type { MockupSession } from "./mockup-session.ts";
import { useMockupState } from "./use-mockup-picture.ts";

type MockupPictureProps = { session: MockupSession; name: string; className?: string };

export function MockupPicture({ session, name, className }: MockupPictureProps) {
	const { picture } = useMockupState(session);
	const canvas = useRef<HTMLCanvasElement>(null);
	useLayoutEffect(() => {
		if (!canvas.current || !picture) return;
		canvas.current.width = picture.width;
		canvas.current.height = picture.height;
		canvas.current.getContext("2d")?.drawImage(picture, 0, 0);
	}, [picture]);
	return (
		<canvas
			ref={canvas}
			role="img"
			aria-label={name}
			width={0}
			height={0}
			className={classNames("size-full object-contain", className)}
		/>
	);
}
