"""The T-shirt from behind, printed on its back."""
import tshirt

FACTS = {**tshirt.FACTS, "side": "back"}


def build():
    tshirt.build(back=True)
