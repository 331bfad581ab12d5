"""The T-shirt from behind, printed on its back."""
import tshirt

FACTS = {**tshirt.PRINT, "side": "back"}


def build():
    tshirt.build(back=True)
