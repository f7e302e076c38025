"""Players that are programs. They see a view, their choices and sampled worlds, nothing else."""

from rookery.bots.base import Bot, Sampler
from rookery.bots.registry import make, names, summon

__all__ = ["Bot", "Sampler", "make", "names", "summon"]
